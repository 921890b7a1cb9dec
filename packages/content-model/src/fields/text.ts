import * as v from 'valibot';
import { limits } from '../limits.ts';
import { type FieldOf, type FieldOptions, field } from './field.ts';

export interface TextField extends FieldOf<'text', string> {
  readonly min: number;
  readonly max: number;
}

interface TextOptions extends FieldOptions {
  /** Default 1. */
  min?: number;
  /** Default 200, the product's limit for a line of text. */
  max?: number;
}

/** One line of plain text, trimmed. */
export function text(options: TextOptions): TextField {
  const { min = 1, max = limits.textLength } = options;
  const wanted = min === 1 ? `${options.label} is required` : `${options.label} needs at least ${min} characters`;
  const base = v.pipe(
    v.string(`${options.label} is required`),
    v.trim(),
    v.maxLength(max, `${options.label} can be at most ${max} characters`),
    v.regex(/^[^\r\n\t]*$/u, `${options.label} must stay on one line`),
  );
  return field('text', options, { published: v.pipe(base, v.minLength(min, wanted)), draft: base }, { min, max });
}
