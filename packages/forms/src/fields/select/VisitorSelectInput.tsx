import type { VisitorSelectField } from '@fundfront/content-model/forms/index';
import { Field } from '@fundfront/ui/components/Field';
import { FieldGroup } from '@fundfront/ui/components/FieldGroup';
import { Radio } from '@fundfront/ui/components/Radio';
import { Select } from '@fundfront/ui/components/Select';
import { bind } from '../bind.ts';
import { frameOf, type VisitorInputProps } from '../visitorProps.ts';

/** More than these are a list: a page of dots takes longer to read than to choose from. */
const mostDots = 4;

export function VisitorSelectInput(props: VisitorInputProps<VisitorSelectField>) {
  return props.field.options.length > mostDots ? <List {...props} /> : <Dots {...props} />;
}

function Dots({ field, name, id, messages, form, error }: VisitorInputProps<VisitorSelectField>) {
  return (
    <FieldGroup id={id} legend={messages.label} help={messages.help} error={error}>
      {field.options.map((option) => (
        <Radio
          key={option}
          label={messages.options?.[option] ?? option}
          value={option}
          invalid={error !== undefined}
          {...bind(form, name, { invalid: error !== undefined })}
        />
      ))}
    </FieldGroup>
  );
}

function List(props: VisitorInputProps<VisitorSelectField>) {
  const { field, name, messages, common, form } = props;
  return (
    <Field {...frameOf(props)} required>
      {(control) => (
        <Select {...control} {...bind(form, name, { invalid: control.invalid })} width="short">
          <option value="">{common.choose}</option>
          {field.options.map((option) => (
            <option key={option} value={option}>
              {messages.options?.[option] ?? option}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
