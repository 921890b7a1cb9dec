import * as v from 'valibot';
import { limits } from '../limits.ts';
import {
  type ChoiceField,
  type ChoicesField,
  type CnicField,
  type EmailFormField,
  type HiddenField,
  type LineField,
  type MessageField,
  messageKey,
  type PhoneField,
  type UploadField,
  type UploadKind,
} from './field.ts';
import { latinDigits, maskPhone } from './masks.ts';
import type { FormMessageKey } from './messages/index.ts';

type Text = v.GenericSchema<unknown, string>;

/** A missing or empty value of an optional field is an empty text; one that is given must pass. */
function orEmpty(rule: Text): Text {
  return v.optional(v.nullish(v.union([v.pipe(v.string(), v.trim(), v.literal('')), rule]), ''), '') as Text;
}

const applyRequired = (required: boolean, rule: Text): Text => (required ? rule : orEmpty(rule));
const requiredText = (missing: FormMessageKey) =>
  v.pipe(v.optional(v.string(messageKey(missing)), ''), v.trim(), v.nonEmpty(messageKey(missing)));
const oneLine = /^[^\r\n\t]*$/u;

interface LineOptions {
  required?: boolean;
  missing: FormMessageKey;
  min?: { length: number; message: FormMessageKey };
  max: { length: number; message: FormMessageKey };
  accept?: 'letters' | 'any';
  autoComplete?: string;
}

export function line(options: LineOptions): LineField {
  const { required = true, missing, min, max, accept = 'any', autoComplete = 'off' } = options;
  const allowed = accept === 'letters' ? /^[\p{L}\p{M} .'’-]*$/u : oneLine;
  const base = v.pipe(
    requiredText(missing),
    v.regex(allowed, messageKey(accept === 'letters' ? 'name.letters' : 'line.one')),
    v.maxLength(max.length, messageKey(max.message)),
  );
  const rule = min ? v.pipe(base, v.minLength(min.length, messageKey(min.message))) : base;
  return { kind: 'line', required, schema: applyRequired(required, rule), max: max.length, accept, autoComplete };
}

/** A person's name: letters of any script and the marks that names need, up to 255 characters. */
export const personName = () =>
  line({
    missing: 'name.required',
    max: { length: limits.personName, message: 'name.long' },
    accept: 'letters',
    autoComplete: 'name',
  });

interface EmailOptions {
  length?: { min: number; max: number; message: FormMessageKey };
}

export function emailAddress({ length }: EmailOptions = {}): EmailFormField {
  const { min, max, message } = length ?? { min: 1, max: limits.personEmail, message: 'email.long' as const };
  const rule = v.pipe(
    requiredText('email.required'),
    v.email(messageKey('email.invalid')),
    v.minLength(min, messageKey(message)),
    v.maxLength(max, messageKey(message)),
  );
  return { kind: 'email', required: true, schema: rule, max };
}

/** Eleven digits as `0000-0000000`; `+92…` and `0092…` become `0…` first. */
export function phoneNumber({ required = true }: { required?: boolean } = {}): PhoneField {
  const rule = v.pipe(
    requiredText('phone.required'),
    v.transform(maskPhone),
    v.regex(/^\d{4}-\d{7}$/, messageKey('phone.invalid')),
  );
  return { kind: 'phone', required, schema: applyRequired(required, rule), max: limits.phoneLength };
}

/** Thirteen digits; hyphens and spaces between them are dropped, any other character is refused. */
export function cnicNumber({ required = true }: { required?: boolean } = {}): CnicField {
  const rule = v.pipe(
    requiredText('cnic.invalid'),
    v.transform((text) => latinDigits(text).replace(/[\s-]/g, '')),
    v.regex(new RegExp(`^\\d{${limits.cnicDigits}}$`), messageKey('cnic.invalid')),
  );
  return { kind: 'cnic', required, schema: applyRequired(required, rule), max: limits.cnicDigits };
}

export function message(options: { required?: boolean; max: number; long: FormMessageKey }): MessageField {
  const { required = true, max, long } = options;
  const rule = v.pipe(requiredText('message.required'), v.maxLength(max, messageKey(long)));
  return { kind: 'message', required, schema: applyRequired(required, rule), max };
}

export function choice<const Option extends string>(
  options: readonly Option[],
): ChoiceField & { options: readonly Option[] } {
  return { kind: 'choice', required: true, schema: v.picklist(options, messageKey('choice.required')), options };
}

/** At least one of the options, sent as one text joined by commas; spaces around them are forgiven. */
export function choices<const Option extends string>(
  options: readonly Option[],
): ChoicesField & { options: readonly Option[] } {
  const known = new Set<string>(options);
  const schema = v.pipe(
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
  return { kind: 'choices', required: true, schema, options };
}

const uploadPath = /^\/api\/forms\/uploads\/[a-z0-9-]+\.[a-z0-9]{1,8}$/;

export function upload(accept: UploadKind, { required = true }: { required?: boolean } = {}): UploadField {
  const rule = v.pipe(requiredText('file.required'), v.regex(uploadPath, messageKey('file.unknown')));
  return { kind: 'upload', required, schema: applyRequired(required, rule), accept };
}

export function hidden({ max }: { max: number }): HiddenField {
  const rule = v.pipe(v.string(), v.trim(), v.maxLength(max), v.regex(oneLine));
  return { kind: 'hidden', required: false, schema: orEmpty(rule), max };
}
