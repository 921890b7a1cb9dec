import * as v from 'valibot';
import { messageKey, type VisitorField } from '../fields/visitorField.ts';
import { locales } from '../locales.ts';
import type { Permission } from '../permissions.ts';

export type FormFields = Record<string, VisitorField>;

export interface FormDefinition<Name extends string = string, F extends FormFields = FormFields> {
  name: Name;
  /** First letters of its reference numbers, such as `RC` in `RC-2611-0042`. */
  prefix: string;
  fields: F;
  /** What reading the answers in the inbox takes. */
  readPermission: Permission;
  /** What changing their state takes. */
  handlePermission: Permission;
}

/** Declares a visitor's form. The inputs, the browser's checks, the server's and the inbox follow from this value. */
export function defineForm<const Name extends string, F extends FormFields>(
  form: FormDefinition<Name, F>,
): FormDefinition<Name, F> {
  return form;
}

/** What every form is sent with: the captcha's token, and the language that it was filled in. */
const envelope = {
  recaptcha_token: v.pipe(
    v.optional(v.string(messageKey('captcha.required')), ''),
    v.nonEmpty(messageKey('captcha.required')),
    v.maxLength(8_000, messageKey('captcha.refused')),
  ),
  lang: v.optional(v.picklist(locales), 'en'),
};

export type FormValues<F extends FormFields> = { [Key in keyof F]: v.InferOutput<F[Key]['schema']> };

type Schemas<F extends FormFields> = { [Key in keyof F]: F[Key]['schema'] };

function schemasOf<F extends FormFields>(fields: F): Schemas<F> {
  return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, field.schema])) as Schemas<F>;
}

/** The rule for a form's own fields, as the browser checks them before sending. */
export function formSchema<F extends FormFields>(form: Pick<FormDefinition<string, F>, 'fields'>) {
  return v.object(schemasOf(form.fields));
}

/**
 * The body that a form is sent as: its fields, the language and the captcha's token.
 * @param also keys of the specification's calls that carry nothing of their own, such as `file`
 */
export function formBody<F extends FormFields, const Also extends v.ObjectEntries = Record<never, never>>(
  form: Pick<FormDefinition<string, F>, 'fields'>,
  also?: Also,
) {
  return v.strictObject(
    { ...schemasOf(form.fields), ...envelope, ...((also ?? {}) as Also) },
    messageKey('form.unknown'),
  );
}
