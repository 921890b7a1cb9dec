import * as v from 'valibot';
import { type FieldOf, type FieldOptions, field } from '../field.ts';
import { messageKey, type VisitorField, visitorField } from '../visitorField.ts';

export interface Choice<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

export interface SelectField<Value extends string = string> extends FieldOf<'select', Value> {
  readonly choices: readonly Choice<Value>[];
}

/** One of a closed list of values. */
export function select<const Value extends string>(
  options: FieldOptions & { choices: readonly Choice<Value>[] },
): SelectField<Value> {
  const values = options.choices.map((choice) => choice.value);
  const published = v.picklist(values, `Choose one of the values listed for ${options.label.toLowerCase()}`);
  return field('select', options, { published }, { choices: options.choices });
}

export interface VisitorSelectField extends VisitorField<'select'> {
  readonly options: readonly string[];
}

/** One of a closed list; its labels are in the catalogues of the site. */
export function visitorSelect<const Option extends string>(
  options: readonly Option[],
): VisitorSelectField & { options: readonly Option[] } {
  const rule = v.picklist(options, messageKey('choice.required'));
  return visitorField('select', { required: true, rule, answer: 'options' }, { options });
}
