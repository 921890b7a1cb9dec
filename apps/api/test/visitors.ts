import { randomUUID } from 'node:crypto';
import type { FormName } from '@fundfront/content-model';
import { sampleAnswers } from '@fundfront/content-model/forms/sampleAnswers';
import { type AnyCall, type BodyOf, calls, type ErrorResponse, type Receipt } from '@fundfront/content-model/wire';
import type { TestApi } from './harness.ts';

let networks = 0;

/** An address whose network nobody used before: limits count by network. */
export function freshIp(): string {
  networks += 1;
  return `198.51.${Math.floor(networks / 250)}.${(networks % 250) + 1}`;
}

/** A token that the fake captcha takes once. */
export const freshToken = () => `good-${randomUUID()}`;

const person = { name: 'Ayesha O’Neil', email: 'ayesha@example.test', phone: '+92 300 1234567' };

/** A body of each form that passes. */
export const bodies = {
  requestCall: { ...person, cnic: '12345-1234567-1', message: 'Please call me', fileUrl: '' },
  contact: { ...person, topic: 'invest', message: 'How do I begin?' },
  complaint: { ...person, kind: 'complaint', cnic: '', account: 'A-17', message: 'It took too long', fileUrl: '' },
  distributor: { ...person, kind: 'bank', organisation: 'A bank', city: 'Karachi', message: '' },
  subscribe: { name: 'Bilal', email: 'bilal@example.test', city: '', phoneNumber: '', subscribeFor: 'sms alert' },
} as const;

/** A body of any form that passes; a file that it must have is not there. */
export function sampleBody(form: FormName): Record<string, string> {
  return { ...sampleAnswers(form, 'en'), name: person.name, email: person.email };
}

export type VisitorResponseBody = Receipt & { imagePath: string; filePath: string } & Partial<ErrorResponse>;

export interface VisitorResponse {
  status: number;
  headers: Headers;
  body: VisitorResponseBody;
}

async function readResponse(response: Response): Promise<VisitorResponse> {
  const body = (await response.json()) as VisitorResponseBody;
  return { status: response.status, headers: response.headers, body };
}

/** Sends a body as a visitor's browser does, with a fresh token and from a fresh network unless told otherwise. */
export async function send<C extends AnyCall>(
  api: TestApi,
  call: C,
  body: Partial<BodyOf<C>> & Record<string, unknown>,
  from = freshIp(),
): Promise<VisitorResponse> {
  return readResponse(
    await api.request(call.path, {
      method: call.method,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify({ recaptcha_token: freshToken(), ...body }),
    }),
  );
}

interface Upload {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  lang?: string;
  accept?: string;
}

/** Uploads a file as the form does: its words first, then the file. */
export async function upload(api: TestApi, { name, bytes, lang, accept }: Upload, from = freshIp()) {
  const form = new FormData();
  if (lang) form.set('lang', lang);
  if (accept) form.set('accept', accept);
  form.set(accept ? 'file' : 'image', new File([bytes], name));
  const { path } = accept ? calls.uploadDocument : calls.uploadImage;
  // As bytes: a form that is cut off while it is still being put together fails on its own side.
  const encoded = new Response(form);
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '', 'x-forwarded-for': from };
  return readResponse(await api.request(path, { method: 'POST', body: await encoded.arrayBuffer(), headers }));
}
