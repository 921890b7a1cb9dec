import * as v from 'valibot';
import { type Choice, type FieldOf, type FieldOptions, field, noText, ownText } from '../field.ts';
import { messageKey, type VisitorField, visitorField } from '../visitorField.ts';

export interface SelectField<Value extends string = string> extends FieldOf<'select', Value, 'text'> {
  readonly choices: readonly Choice<Value>[];
}

export function select<const Value extends string>(
  options: FieldOptions & { choices: readonly Choice<Value>[] },
): SelectField<Value> {
  const { choices } = options;
  const values = choices.map((choice) => choice.value);
  const published = v.picklist(values, `Choose one of the values listed for ${options.label.toLowerCase()}`);
  return field(
    'select',
    options,
    { published },
    {
      defaultValue: null,
      direction: 'ltr',
      column: 'text',
      plainText: (value) => choices.find((choice) => choice.value === value)?.label ?? ownText(value),
      searchText: noText,
      example: () => values[0] ?? null,
    },
    { choices, filter: 'choice' },
  );
}

export interface VisitorSelectField extends VisitorField<'select'> {
  readonly options: readonly string[];
}

export function visitorSelect<const Option extends string>(
  options: readonly Option[],
): VisitorSelectField & { options: readonly Option[] } {
  const rule = v.picklist(options, messageKey('choice.required'));
  return visitorField('select', { required: true, rule, answer: 'options' }, { options });
}
