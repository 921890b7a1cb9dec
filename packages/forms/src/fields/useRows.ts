import type { EntryData } from '@fundfront/content-model';
import { useState } from 'react';
import type { ContentFormState } from '../ContentForm/useContentForm.ts';

interface Rows {
  ids: readonly string[];
  add: (row: EntryData) => void;
  remove: (index: number) => void;
  move: (index: number, by: -1 | 1) => void;
}

const newId = () => crypto.randomUUID();

/**
 * A plain value: React Hook Form's own field arrays know no fields whose names come at run time and whose empty value
 * is null.
 */
export function useRows(form: ContentFormState, name: string): Rows {
  const value = form.watch(name);
  const rows: unknown[] = Array.isArray(value) ? value : [];
  const [ids, setIds] = useState<string[]>([]);
  // The form may be reset to more or fewer rows from outside.
  const steady = rows.map((_, index) => ids[index] ?? `${name}-${index}`);

  function replace(next: unknown[], nextIds: string[]) {
    setIds(nextIds);
    form.setValue(name, next.length > 0 ? next : null, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  }

  return {
    ids: steady,
    add: (row) => replace([...rows, row], [...steady, newId()]),
    remove: (index) => replace(rows.toSpliced(index, 1), steady.toSpliced(index, 1)),
    move: (index, by) => {
      const target = index + by;
      if (target < 0 || target >= rows.length) return;
      const swap = <T>(items: T[]) =>
        items.map((item, at) => (at === index ? items[target] : at === target ? items[index] : item));
      replace(swap(rows), swap(steady).map(String));
    },
  };
}
