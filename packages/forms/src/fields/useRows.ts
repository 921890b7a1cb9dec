import type { EntryData } from '@fundfront/content-model';
import { useState } from 'react';
import type { ContentFormState } from '../ContentForm/useContentForm.ts';

interface Rows {
  ids: readonly string[];
  /** Answers the new row's id. */
  insert: (index: number, row: EntryData) => string;
  add: (row: EntryData) => string;
  /** Answers the copy's id, which stands behind the row. */
  duplicate: (index: number) => string;
  /** Answers what puts the row back, also after others were changed meanwhile. */
  remove: (index: number) => () => void;
  move: (from: number, to: number) => void;
}

const newId = () => crypto.randomUUID();
const rowsIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/**
 * A plain value: React Hook Form's own field arrays know no fields whose names come at run time and whose empty value
 * is null.
 */
export function useRows(form: ContentFormState, name: string): Rows {
  const count = rowsIn(form.watch(name)).length;
  // Changed in place: a removed row may come back from a message that was shown before later changes.
  const [held] = useState<{ ids: readonly string[] }>({ ids: [] });

  /** The form may be reset to more or fewer rows from outside. */
  function steady(length: number): readonly string[] {
    const missing = Math.max(0, length - held.ids.length);
    if (missing > 0) held.ids = [...held.ids, ...Array.from({ length: missing }, newId)];
    return held.ids.slice(0, length);
  }

  function change(edit: <T>(items: readonly T[], made: (row: EntryData, id: string) => T) => T[]) {
    const rows = structuredClone(rowsIn(form.getValues(name)));
    held.ids = edit(steady(rows.length), (_, id) => id);
    const next = edit<unknown>(rows, (row) => structuredClone(row));
    form.setValue(name, next.length > 0 ? next : null, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  }

  function insert(index: number, row: EntryData): string {
    const id = newId();
    change((items, made) => items.toSpliced(index, 0, made(row, id)));
    return id;
  }

  const rowAt = (index: number) => ({ ...(rowsIn(form.getValues(name))[index] ?? {}) });

  return {
    ids: steady(count),
    insert,
    add: (row) => insert(rowsIn(form.getValues(name)).length, row),
    duplicate: (index) => insert(index + 1, rowAt(index)),
    remove: (index) => {
      const [row, id] = [rowAt(index), steady(index + 1)[index] ?? newId()];
      change((items) => items.toSpliced(index, 1));
      return () => change((items, made) => items.toSpliced(index, 0, made(row, id)));
    },
    move: (from, to) => change((items) => items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1))),
  };
}
