import * as v from 'valibot';
import type { FormMessageKey } from '../forms/messages/index.ts';
import type { UploadKind } from './upload/uploadKinds.ts';

/** A field of a visitor's form, as generic code knows it. */
export interface VisitorField<Kind extends string = string> {
  readonly kind: Kind;
  readonly required: boolean;
  /** Reads what a browser or another program sends into the text that is stored; messages are keys of the catalogues. */
  readonly schema: v.GenericSchema<unknown, string>;
  /** What an answer is made of: how it is given in a form and read in the inbox. `hidden` has no input. */
  readonly answer: 'text' | 'prose' | 'telephone' | 'options' | 'file' | 'hidden';
  /** `sealed` answers are encrypted where they are stored; `masked` ones, moreover, shown in part until asked for. */
  readonly privacy: 'open' | 'sealed' | 'masked';
  /** What may be uploaded with it, where the answer is a file. */
  readonly uploads: UploadKind | null;
}

type TextSchema = v.GenericSchema<unknown, string>;

/** A key of the catalogue as a schema's message. */
export const messageKey = (key: FormMessageKey): FormMessageKey => key;

export const requiredText = (missing: FormMessageKey) =>
  v.pipe(v.optional(v.string(messageKey(missing)), ''), v.trim(), v.nonEmpty(messageKey(missing)));

/** A missing or empty value is an empty text; one that is given must pass. */
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

/** Joins a kind's own facts with what every visitor's field has. */
export function visitorField<Kind extends string, Extra extends object>(
  kind: Kind,
  { required, rule, answer, privacy = 'open' }: VisitorRule,
  extra: Extra,
): VisitorField<Kind> & Extra {
  return { kind, required, schema: required ? rule : orEmpty(rule), answer, privacy, uploads: null, ...extra };
}
