import { type ContentTypeName, contentType, limits } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import { EntrySearch } from '@fundfront/forms/EntrySearch';
import { Field } from '@fundfront/ui/components/Field';
import { Select } from '@fundfront/ui/components/Select';
import { useCall } from '../../session/useCall.ts';
import { entryTitle } from '../entryTitle.ts';
import { formServices } from '../formServices.ts';
import { liesWithin } from './tree.ts';

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
const atTop = 'At the top';

export function ParentSelect({ name, label, id, value, disabled = false, onChange }: ParentSelectProps) {
  const query = { sort: 'tree', limit: String(limits.pageSizeMax) };
  const { data } = useCall(calls.listEntries, { params: { type: contentType(name).path }, query });
  const entries = data?.entries ?? [];
  if (data?.nextCursor) {
    return (
      <Field label={label}>
        {(control) => (
          <EntrySearch
            services={formServices}
            {...control}
            type={name}
            value={value}
            empty={atTop}
            disabled={disabled}
            onChange={(parentId) => parentId !== value && onChange(parentId)}
          />
        )}
      </Field>
    );
  }
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
          <option value={top}>{atTop}</option>
          {options.map((entry) => (
            <option key={entry.id} value={entry.id}>
              {`${'\u2003'.repeat(entry.depth)}${entryTitle(entry)}`}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
