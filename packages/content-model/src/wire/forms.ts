import * as v from 'valibot';
import {
  type FormName,
  type Forms,
  formBody,
  formMessage,
  formNames,
  forms,
  isSubmissionForm,
  type ParsedBody,
  publicStates,
  type SentBody,
  type SubmissionState,
  submissionStates,
} from '../forms/index.ts';
import type { Locale } from '../locales.ts';
import { objectOf } from '../objects.ts';
import { type Call, call, multipartCall } from './call.ts';
import { instant, localeValue, okResponse } from './values.ts';

const tag = 'Forms';
const policy = 'anyone';

/** Uses the language that the refused body names. */
function translate(message: string, body: unknown): string {
  const lang: Locale = typeof body === 'object' && body !== null && 'lang' in body && body.lang === 'ur' ? 'ur' : 'en';
  return formMessage(message, lang);
}

export const receipt = v.object({
  ok: v.literal(true),
  message: v.string(),
  trackingNumber: v.string(),
  receivedAt: instant,
});
export type Receipt = v.InferOutput<typeof receipt>;

const acknowledgement = v.object({ ok: v.literal(true), message: v.string() });

type FormCall<Form extends Forms[FormName]> = Call<
  undefined,
  undefined,
  v.GenericSchema<SentBody<Form>, ParsedBody<Form>>,
  Form['storage'] extends 'submission' ? typeof receipt : typeof acknowledgement
>;

export type FormCalls = { [Name in FormName]: FormCall<Forms[Name]> };

function formCall(name: FormName) {
  const { path, summary } = forms[name].call;
  const response = isSubmissionForm(name) ? receipt : acknowledgement;
  return call({ method: 'POST', path, policy, tag, summary, body: formBody(forms[name]), translate, response });
}

export const formCalls = objectOf<FormCalls>(formNames, formCall);

export { type SubmissionState, submissionStates };
export const submissionState = v.picklist(submissionStates);

export const trackingNumber = v.pipe(
  v.string('track.reference'),
  // A number copied from an Urdu mail includes the marks that order it there.
  v.transform((text) => text.replace(/[\u200e\u200f\u2066-\u2069]/g, '')),
  v.trim(),
  v.toUpperCase(),
  v.regex(/^[A-Z]{2}-\d{4}-\d{4,8}$/, 'track.reference'),
);

export const trackComplaint = call({
  method: 'POST',
  path: '/api/forms/complaint/track',
  policy,
  tag,
  summary: 'Where a complaint stands, for who knows its tracking number and e-mail',
  body: v.strictObject({
    trackingNumber: trackingNumber,
    email: forms.complaint.fields.email.schema,
    lang: v.optional(localeValue, 'en'),
  }),
  translate,
  response: v.object({
    trackingNumber: v.string(),
    state: v.picklist(publicStates),
    receivedAt: instant,
    changedAt: instant,
  }),
});

const linkToken = v.strictObject({
  token: v.pipe(v.string('link.old'), v.minLength(20, 'link.old'), v.maxLength(400, 'link.old')),
  lang: v.optional(localeValue, 'en'),
});

export const confirmSubscription = call({
  method: 'POST',
  path: '/api/subscriptionform/confirm',
  policy,
  tag,
  summary: 'Confirms a subscription by the token of its mail (double opt-in)',
  body: linkToken,
  translate,
  response: okResponse,
});

export const endSubscription = call({
  method: 'POST',
  path: '/api/subscriptionform/unsubscribe',
  policy,
  tag,
  summary: 'Ends a subscription by the token that every mail carries',
  body: linkToken,
  translate,
  response: okResponse,
});

/** Without JSON, for mail programs: RFC 8058, section 3.1; `?token=` names the subscription. */
export const oneClickUnsubscribePath = '/api/subscriptionform/one-click';

export const uploadImage = multipartCall({
  method: 'POST',
  path: '/api/forms/upload-image',
  policy,
  tag,
  summary: 'Takes a visitor’s picture (multipart `image`, `lang`) for a form; readable by staff alone',
  response: v.object({ imagePath: v.string() }),
});

export const uploadDocument = multipartCall({
  method: 'POST',
  path: '/api/forms/upload-file',
  policy,
  tag,
  summary: 'Takes a CV or evidence (multipart `file`, `accept`, `lang`) for a form; readable by staff alone',
  response: v.object({ filePath: v.string() }),
});

export const captchaServices = ['recaptcha', 'hcaptcha', 'altcha'] as const;
export type CaptchaService = (typeof captchaServices)[number];

export const captchaSettings = call({
  method: 'GET',
  path: '/api/forms/captcha',
  policy,
  tag,
  summary: 'Which captcha the forms show, and its public key',
  response: v.object({ service: v.picklist(captchaServices), siteKey: v.nullable(v.string()) }),
});
export type CaptchaSettings = v.InferOutput<typeof captchaSettings.response>;

/** A challenge as ALTCHA defines it (https://altcha.org/docs/v2/). POST, so that no cache stores it. */
export const captchaChallenge = call({
  method: 'POST',
  path: '/api/forms/challenge',
  policy,
  tag,
  summary: 'A challenge of the self-hosted captcha: signed, short-lived, good for one answer',
  response: v.record(v.string(), v.unknown()),
});
