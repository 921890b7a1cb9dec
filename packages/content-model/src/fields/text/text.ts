import * as v from 'valibot';
import type { FormMessageKey } from '../../forms/messages/index.ts';
import { limits } from '../../limits.ts';
import { textCell } from '../cell.ts';
import { type FieldOf, type FieldOptions, field, ownText } from '../field.ts';
import { messageKey, requiredText, type VisitorField, visitorField } from '../visitorField.ts';

export const oneLine = /^[^\r\n\t]*$/u;
const letters = /^(?:[\p{L}\p{M} .'’-]|(?<=[\p{L}\p{M}])\u200C)*$/u;

const lineRule = (max: { length: number; message: string }, allowed: RegExp, message: string) =>
  v.pipe(v.string(), v.regex(allowed, message), v.maxLength(max.length, max.message));

export interface TextField extends FieldOf<'text', string, 'text'> {
  readonly min: number;
  readonly max: number;
}

interface TextOptions extends FieldOptions {
  min?: number;
  /** Default 200, the product's limit for a line of text. */
  max?: number;
}

export function text(options: TextOptions): TextField {
  const { label, min = 1, max = limits.textLength } = options;
  const wanted = min === 1 ? `${label} is required` : `${label} needs at least ${min} characters`;
  const length = { length: max, message: `${label} can be at most ${max} characters` };
  const base = v.pipe(
    v.string(`${label} is required`),
    v.trim(),
    lineRule(length, oneLine, `${label} must stay on one line`),
  );
  return field(
    'text',
    options,
    { published: v.pipe(base, v.minLength(min, wanted)), draft: base },
    {
      defaultValue: null,
      direction: 'text',
      column: 'text',
      plainText: ownText,
      searchText: ownText,
      example: () => 'Some words',
    },
    { min, max, cell: textCell(`Text on one line, at most ${max} characters`) },
  );
}

export interface VisitorTextField extends VisitorField<'text'> {
  readonly max: number;
  /** `letters` takes only what names are made of. */
  readonly accept: 'letters' | 'any';
  /** Token of the HTML attribute, such as `name` or `address-level2`. */
  readonly autoComplete: string;
}

interface VisitorTextOptions {
  required?: boolean;
  missing: FormMessageKey;
  min?: { length: number; message: FormMessageKey };
  max: { length: number; message: FormMessageKey };
  accept?: 'letters' | 'any';
  autoComplete?: string;
}

export function visitorText(options: VisitorTextOptions): VisitorTextField {
  const { required = true, missing, min, max, accept = 'any', autoComplete = 'off' } = options;
  const allowed = accept === 'letters' ? letters : oneLine;
  const base = v.pipe(
    requiredText(missing),
    lineRule(max, allowed, messageKey(accept === 'letters' ? 'name.letters' : 'line.one')),
  );
  const rule = min ? v.pipe(base, v.minLength(min.length, messageKey(min.message))) : base;
  return visitorField('text', { required, rule, answer: 'text' }, { max: max.length, accept, autoComplete });
}

/** Letters of any script and the marks that names need. */
export const personName = () =>
  visitorText({
    missing: 'name.required',
    max: { length: limits.personName, message: 'name.long' },
    accept: 'letters',
    autoComplete: 'name',
  });
