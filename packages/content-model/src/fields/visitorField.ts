import * as v from 'valibot';
import type { FormMessageKey } from '../forms/messages/index.ts';
import type { UploadKind } from './upload/uploadKinds.ts';

export interface VisitorField<Kind extends string = string> {
  readonly kind: Kind;
  readonly required: boolean;
  /** Messages are keys of the catalogues. */
  readonly schema: v.GenericSchema<unknown, string>;
  /** How the answer is given in a form and read in the inbox. `hidden` has no input. */
  readonly answer: 'text' | 'prose' | 'telephone' | 'options' | 'file' | 'hidden';
  /** `masked` answers are encrypted where they are stored, and shown in part until somebody gives a reason. */
  readonly privacy: 'open' | 'masked';
  readonly uploads: UploadKind | null;
}

type TextSchema = v.GenericSchema<unknown, string>;

export const messageKey = (key: FormMessageKey): FormMessageKey => key;

export const requiredText = (missing: FormMessageKey) =>
  v.pipe(v.optional(v.string(messageKey(missing)), ''), v.trim(), v.nonEmpty(messageKey(missing)));

/** A missing or empty value becomes an empty text; any other must pass. */
export function orEmpty(rule: TextSchema): TextSchema {
  const given = v.pipe(
    v.unknown(),
    v.transform((value) => value ?? ''),
    v.union([v.pipe(v.string(), v.trim(), v.literal('')), rule]),
  );
  return v.optional(given, '');
}

interface VisitorRule {
  required: boolean;
  rule: TextSchema;
  answer: VisitorField['answer'];
  privacy?: VisitorField['privacy'];
}

export function visitorField<Kind extends string, Extra extends object>(
  kind: Kind,
  { required, rule, answer, privacy = 'open' }: VisitorRule,
  extra: Extra,
): VisitorField<Kind> & Extra {
  return { kind, required, schema: required ? rule : orEmpty(rule), answer, privacy, uploads: null, ...extra };
}
