import * as v from 'valibot';
import { limits } from '../limits.ts';
import { type FieldOf, type FieldOptions, field } from './field.ts';

export interface LongTextField extends FieldOf<'longText', string> {
  readonly max: number;
  readonly rows: number;
}

interface LongTextOptions extends FieldOptions {
  /** Default 250, the product's limit for a text area. */
  max?: number;
  /** Default 3. */
  rows?: number;
}

/** Several lines of plain text. */
export function longText(options: LongTextOptions): LongTextField {
  const { max = limits.textAreaLength, rows = 3 } = options;
  const base = v.pipe(
    v.string(`${options.label} is required`),
    v.trim(),
    v.maxLength(max, `${options.label} can be at most ${max} characters`),
  );
  const published = v.pipe(base, v.minLength(1, `${options.label} is required`));
  return field('longText', options, { published, draft: base }, { max, rows });
}
