import { useController } from 'react-hook-form';
import { useFormServices } from '../../ContentForm/services.ts';
import { FieldWrapper } from '../FieldWrapper.tsx';
import type { InputProps } from '../props.ts';
import { SelectInput } from '../select/SelectInput.tsx';
import { EntrySearch } from './LazyEntrySearch.tsx';

function SearchedReference({ field, name, form, locale, disabled }: InputProps<'reference'>) {
  const services = useFormServices();
  const { field: bound } = useController({ control: form.control, name });
  return (
    <FieldWrapper field={field} name={name} form={form} locale={locale}>
      {(control) => (
        <EntrySearch
          {...control}
          services={services}
          type={field.references}
          value={typeof bound.value === 'string' ? bound.value : null}
          empty={field.required ? null : 'None'}
          disabled={disabled ?? false}
          onChange={bound.onChange}
          onBlur={bound.onBlur}
        />
      )}
    </FieldWrapper>
  );
}

export function ReferenceField(props: InputProps<'reference'>) {
  const list = useFormServices().useOptions(props.field.references);
  return list?.more ? <SearchedReference {...props} /> : <SelectInput {...props} choices={list?.options ?? null} />;
}
