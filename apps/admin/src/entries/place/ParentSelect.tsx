import type { ContentTypeName } from '@fundfront/content-model';
import { Field } from '@fundfront/ui/components/Field';
import { Select } from '@fundfront/ui/components/Select';
import { entryTitle } from '../entryTitle.ts';
import { liesWithin, type TreeEntry } from './places.ts';
import { useTreeEntries } from './useTreeEntries.ts';

interface ParentSelectProps {
  name: ContentTypeName;
  label: string;
  /** Of the entry that is placed: nothing may lie below itself. */
  id?: string;
  value: string | null;
  disabled?: boolean;
  onChange: (parentId: string | null) => void;
}

const top = '';

function depthOf(entries: readonly TreeEntry[], entry: TreeEntry): number {
  const parent = entries.find(({ id }) => id === entry.parentId);
  return parent ? 1 + depthOf(entries, parent) : 0;
}

export function ParentSelect({ name, label, id, value, disabled, onChange }: ParentSelectProps) {
  const { data } = useTreeEntries(name);
  const entries = data?.entries ?? [];
  const options = entries.filter((entry) => id === undefined || !liesWithin(entries, entry.id, id));
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          value={value ?? top}
          disabled={disabled || !data}
          onChange={({ target }) => onChange(target.value === top ? null : target.value)}
        >
          <option value={top}>At the top</option>
          {options.map((entry) => (
            <option key={entry.id} value={entry.id}>
              {`${'\u2003'.repeat(depthOf(entries, entry))}${entryTitle(entry)}`}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
