import * as v from 'valibot';
import type { CellForm } from '../cell.ts';
import { type Choice, type FieldOf, type FieldOptions, field, noText, ownText } from '../field.ts';
import { messageKey, type VisitorField, visitorField } from '../visitorField.ts';

export interface SelectField<Value extends string = string> extends FieldOf<'select', Value, 'text'> {
  readonly choices: readonly Choice<Value>[];
}

function cellOf(choices: readonly Choice[]): CellForm {
  const labelOf = (value: unknown) => choices.find((choice) => choice.value === value)?.label ?? ownText(value);
  const read = (text: string) => {
    const wanted = text.trim().toLowerCase();
    const found =
      choices.find(({ value }) => value.toLowerCase() === wanted) ??
      choices.find(({ label }) => label.toLowerCase() === wanted);
    return { value: found?.value ?? text };
  };
  return { write: labelOf, read, note: `One of: ${choices.map(({ label }) => label).join('; ')}` };
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
    { choices, filter: 'choice', cell: cellOf(choices) },
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
