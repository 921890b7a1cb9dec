import { anyOf, type ContentType, filterableFields, readListFilter, writeRange } from '@fundfront/content-model';
import { EntrySearch } from '@fundfront/forms/EntrySearch';
import { Button } from '@fundfront/ui/components/Button';
import { Field } from '@fundfront/ui/components/Field';
import { Popover } from '@fundfront/ui/components/Popover';
import { Select } from '@fundfront/ui/components/Select';
import { TextInput } from '@fundfront/ui/components/TextInput';
import { useAssignees } from '../assign/useAssignees.ts';
import { formServices } from '../formServices.ts';
import * as styles from './List.css.ts';
import type { ListState } from './listState.ts';

interface FilterPopoverProps {
  type: ContentType;
  state: Pick<ListState, 'filters' | 'assignee'>;
  onChange: (change: Partial<Pick<ListState, 'filters' | 'assignee'>>) => void;
}

interface FieldFilterProps {
  type: ContentType;
  name: string;
  value: string;
  onChange: (value: string) => void;
}

const yesOrNo = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];

function RangeFilter({ type, name, value, onChange }: FieldFilterProps) {
  const read = readListFilter(type, name, value);
  const { from, to } = read?.by === 'range' ? read : { from: null, to: null };
  const label = type.fields[name]?.label ?? name;
  return (
    <fieldset className={styles.range}>
      <legend className={styles.legend}>{label}</legend>
      <Field label="From">
        {(control) => (
          <TextInput
            {...control}
            type="date"
            value={from ?? ''}
            onChange={({ target }) => onChange(writeRange(target.value, to ?? ''))}
          />
        )}
      </Field>
      <Field label="To">
        {(control) => (
          <TextInput
            {...control}
            type="date"
            value={to ?? ''}
            onChange={({ target }) => onChange(writeRange(from ?? '', target.value))}
          />
        )}
      </Field>
    </fieldset>
  );
}

function ChoiceFilter({ type, name, value, onChange }: FieldFilterProps) {
  const field = type.fields[name];
  const referred = formServices.useOptions(field?.references ?? '');
  if (field?.references && referred?.more && !value.includes(anyOf)) {
    return (
      <Field label={field.label}>
        {(control) => (
          <EntrySearch
            services={formServices}
            {...control}
            type={field.references ?? ''}
            value={value || null}
            empty="Any"
            onChange={(id) => onChange(id ?? '')}
          />
        )}
      </Field>
    );
  }
  const own = field?.filter === 'boolean' ? yesOrNo : (field?.choices ?? []);
  const choices = field?.filter === 'reference' ? (referred?.options ?? []) : own;
  return (
    <Field label={field?.label ?? name}>
      {(control) => (
        <Select {...control} value={value} onChange={({ target }) => onChange(target.value)}>
          <option value="">Any</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
          {value.includes(anyOf) ? <option value={value}>{`${value.split(anyOf).length} of them`}</option> : null}
        </Select>
      )}
    </Field>
  );
}

function AssigneeFilter({ type, value, onChange }: Omit<FieldFilterProps, 'name'>) {
  const people = useAssignees(type);
  return (
    <Field label="Assigned to">
      {(control) => (
        <Select {...control} value={value} onChange={({ target }) => onChange(target.value)}>
          <option value="">Anybody</option>
          <option value="none">Nobody</option>
          {people.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** A control for each field whose kind knows how to narrow a list, and for whom an entry is assigned to. */
export function FilterPopover({ type, state: { filters, assignee }, onChange }: FilterPopoverProps) {
  const names = filterableFields(type).filter((name) => type.fields[name]?.filter !== 'key');
  const count = Object.keys(filters).length + (assignee ? 1 : 0);
  const set = (name: string) => (value: string) => {
    const { [name]: _former, ...others } = filters;
    onChange({ filters: value === '' ? others : { ...others, [name]: value } });
  };
  return (
    <>
      <Popover
        label="Filter by fields"
        trigger={<Button tone="secondary">{count > 0 ? `Filters ${count}` : 'Filter'}</Button>}
      >
        <div className={styles.popover}>
          {names.map((name) => {
            const Control = type.fields[name]?.filter === 'range' ? RangeFilter : ChoiceFilter;
            return <Control key={name} type={type} name={name} value={filters[name] ?? ''} onChange={set(name)} />;
          })}
          <AssigneeFilter type={type} value={assignee} onChange={(value) => onChange({ assignee: value })} />
        </div>
      </Popover>
      {count > 0 ? (
        <Button tone="quiet" onClick={() => onChange({ filters: {}, assignee: '' })}>
          Clear filters
        </Button>
      ) : null}
    </>
  );
}
