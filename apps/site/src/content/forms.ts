import { ApiError, createClient } from '@fundfront/api-client';
import type { FormName } from '@fundfront/content-model/forms/index';
import type { Locale } from '@fundfront/content-model/locales';
import type { Call } from '@fundfront/content-model/wire';
import * as wire from '@fundfront/content-model/wire/forms';
import type { PublicFormServices, SendResult } from '@fundfront/forms/PublicForm';
import type * as v from 'valibot';
import { browserFetch } from './browserFetch.ts';
import { sendFile } from './uploads.ts';

const client = createClient({ prefix: '', fetch: browserFetch });

/** Subscriptions have no reference. */
export interface FormResult {
  message: string;
  trackingNumber: string | null;
}

export type TrackedComplaint = v.InferOutput<typeof wire.trackComplaint.response>;
type Raw = Readonly<Record<string, string>>;

type FormCall = Call<
  undefined,
  undefined,
  v.GenericSchema<Readonly<Record<string, unknown>>, unknown>,
  v.GenericSchema<unknown, { message: string; trackingNumber?: string }>
>;

function send(form: FormName, body: Raw) {
  const call: FormCall = wire.formCalls[form];
  return client.call(call, { body });
}

function resultOf(error: unknown): Exclude<SendResult<never>, { kind: 'sent' }> {
  if (!(error instanceof ApiError)) return { kind: 'failed' };
  const { code, message, fields, retryAfter, status, requestId } = error;
  const captcha = code === 'CAPTCHA' ? { message } : fields.find(({ path }) => path === 'recaptcha_token');
  if (captcha) return { kind: 'captcha', message: captcha.message };
  if (status === 429) return { kind: 'tooMany', seconds: retryAfter };
  return status >= 400 && status < 500
    ? { kind: 'refused', message, fields }
    : { kind: 'failed', reference: requestId };
}

async function toSendResult<T>(request: () => Promise<T>): Promise<SendResult<T>> {
  try {
    return { kind: 'sent', receipt: await request() };
  } catch (error) {
    return resultOf(error);
  }
}

const captcha: PublicFormServices<unknown>['captcha'] = {
  settings: () => client.call(wire.captchaSettings, {}),
  challenge: () => client.call(wire.captchaChallenge, {}),
};

export function formServices(form: FormName, lang: Locale): PublicFormServices<FormResult> {
  return {
    send: async (values, token) => {
      const sent = await toSendResult(() => send(form, { ...values, recaptcha_token: token, lang }));
      if (sent.kind !== 'sent') return sent;
      const { message, trackingNumber = null } = sent.receipt;
      return { kind: 'sent', receipt: { message, trackingNumber } };
    },
    upload: (kind, file, options) => sendFile(kind, file, lang, options),
    captcha,
  };
}

export function trackingServices(lang: Locale): PublicFormServices<TrackedComplaint> {
  const request = (values: Raw) =>
    client.call(wire.trackComplaint, {
      body: { trackingNumber: values.trackingNumber ?? '', email: values.email ?? '', lang },
    });
  return { ...formServices('complaint', lang), send: (values) => toSendResult(() => request(values)) };
}

export function sendSubscriptionAction(
  action: 'confirm' | 'unsubscribe',
  token: string,
  lang: Locale,
): Promise<SendResult<unknown>> {
  const call = action === 'confirm' ? wire.confirmSubscription : wire.endSubscription;
  return toSendResult(() => client.call(call, { body: { token, lang } }));
}
