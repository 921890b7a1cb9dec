import * as v from 'valibot';
import { oneLine } from '../text/text.ts';
import { type VisitorField, visitorField } from '../visitorField.ts';

export type VisitorHiddenField = VisitorField<'hidden'>;

/** What the page itself knows, such as the position that is applied for; never shown as an input. */
export function visitorHidden({ max }: { max: number }): VisitorHiddenField {
  const rule = v.pipe(v.string(), v.trim(), v.maxLength(max), v.regex(oneLine));
  return visitorField('hidden', { required: false, rule, answer: 'hidden' }, {});
}
