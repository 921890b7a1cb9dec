import * as v from 'valibot';
import { messageKey, type VisitorField, visitorField } from '../visitorField.ts';

export interface VisitorCheckboxGroupField extends VisitorField<'checkboxGroup'> {
  readonly options: readonly string[];
}

/** Sent as one text joined by commas; spaces around them are allowed. */
export function visitorCheckboxGroup<const Option extends string>(
  options: readonly Option[],
): VisitorCheckboxGroupField & { options: readonly Option[] } {
  const known = new Set<string>(options);
  const rule = v.pipe(
    v.optional(v.string(messageKey('choices.required')), ''),
    v.transform((text) => [
      ...new Set(
        text
          .split(',')
          .map((part) => part.trim())
          .filter(Boolean),
      ),
    ]),
    v.check((selected) => selected.length > 0, messageKey('choices.required')),
    v.check((selected) => selected.every((part) => known.has(part)), messageKey('choices.unknown')),
    v.transform((selected) => selected.join(',')),
  );
  return visitorField('checkboxGroup', { required: true, rule, answer: 'options' }, { options });
}
