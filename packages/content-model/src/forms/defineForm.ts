import * as v from 'valibot';
import { typedSchema } from '../fields/field.ts';
import { messageKey } from '../fields/visitorField.ts';
import { type Locale, locales } from '../locales.ts';
import type { UnlimitedPermission } from '../permissions.ts';
import type { OwnMessages } from './messages/own.ts';
import type { StaffTexts } from './staff.ts';
import type { FormFields, FormTexts, SubmissionTexts } from './texts.ts';

/**
 * `submission`: gets a tracking number, a mail to the visitor and one to staff, who handle it in the inbox.
 * `subscriber`: the subscription answers it, and only the subscriber changes it.
 */
export type FormStorage = 'submission' | 'subscriber';

type TextsFor<F extends FormFields, Storage extends FormStorage> = Storage extends 'submission'
  ? SubmissionTexts<F>
  : FormTexts<F>;

export interface FormDefinition<
  Name extends string = string,
  F extends FormFields = FormFields,
  Storage extends FormStorage = FormStorage,
  Texts extends TextsFor<F, Storage> = TextsFor<F, Storage>,
  Extra extends v.ObjectEntries = v.ObjectEntries,
> {
  name: Name;
  storage: Storage;
  prefix: string;
  readPermission: UnlimitedPermission;
  handlePermission: UnlimitedPermission;
  call: {
    path: `/api/${string}`;
    summary: string;
    /** Keys of the specification's calls that are no fields of the form. */
    extra: Extra;
  };
  /** Without the language's prefix. */
  samplePath: string;
  fields: F;
  texts: { [L in Locale]: Texts };
  messages?: Pick<OwnMessages, 'catalogues'>;
  staff: StaffTexts<F>;
}

export function defineForm<
  const Name extends string,
  F extends FormFields,
  const Storage extends FormStorage,
  Texts extends TextsFor<F, Storage>,
  Extra extends v.ObjectEntries,
>(
  form: Omit<FormDefinition<Name, F, Storage, Texts, Extra>, 'texts'> & { texts: { en: Texts; ur: NoInfer<Texts> } },
): FormDefinition<Name, F, Storage, Texts, Extra> {
  return form;
}

const envelope = {
  recaptcha_token: v.pipe(
    v.optional(v.string(messageKey('captcha.required')), ''),
    v.nonEmpty(messageKey('captcha.required')),
    v.maxLength(8_000, messageKey('captcha.refused')),
  ),
  lang: v.optional(v.picklist(locales), 'en'),
};

type Envelope = v.ObjectSchema<typeof envelope, undefined>;
type Extra<Form extends FormDefinition> = v.ObjectSchema<Form['call']['extra'], undefined>;

export type SentBody<Form extends FormDefinition> = Record<keyof Form['fields'], string> &
  v.InferInput<Envelope> &
  v.InferInput<Extra<Form>>;

/** Every field is a text, whether it was given or not. */
export type ParsedBody<Form extends FormDefinition> = Record<keyof Form['fields'], string> &
  v.InferOutput<Envelope> &
  v.InferOutput<Extra<Form>>;

const schemasOf = (fields: FormFields): Record<string, FormFields[string]['schema']> =>
  Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, field.schema]));

export function formSchema({ fields }: Pick<FormDefinition, 'fields'>) {
  return v.object(schemasOf(fields));
}

/** Typed by the names of the fields, which a loop over them loses. */
export function formBody<Form extends FormDefinition>({ fields, call }: Form) {
  const body = v.strictObject({ ...schemasOf(fields), ...envelope, ...call.extra }, messageKey('form.unknown'));
  return typedSchema<SentBody<Form>, ParsedBody<Form>>(body);
}
