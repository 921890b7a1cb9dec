import { randomUUID } from 'node:crypto';
import type { FormName } from '@fundfront/content-model';
import { sampleAnswers } from '@fundfront/content-model/forms/sampleAnswers';
import { type AnyCall, type BodyOf, calls, type ErrorResponse, type Receipt } from '@fundfront/content-model/wire';
import type { TestApi } from './harness.ts';

let networks = 0;

/** Limits count by network, so nobody may have used it before. */
export function freshIp(): string {
  networks += 1;
  return `198.51.${Math.floor(networks / 250)}.${(networks % 250) + 1}`;
}

export const freshToken = () => `good-${randomUUID()}`;

const person = { name: 'Ayesha O’Neil', email: 'ayesha@example.test', phone: '+92 300 1234567' };

export const bodies = {
  requestCall: { ...person, cnic: '12345-1234567-1', message: 'Please call me', fileUrl: '' },
  contact: { ...person, topic: 'invest', message: 'How do I begin?' },
  complaint: { ...person, kind: 'complaint', cnic: '', account: 'A-17', message: 'It took too long', fileUrl: '' },
  distributor: { ...person, kind: 'bank', organisation: 'A bank', city: 'Karachi', message: '' },
  subscribe: { name: 'Bilal', email: 'bilal@example.test', city: '', phoneNumber: '', subscribeFor: 'sms alert' },
} as const;

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

/** With a fresh token and from a fresh network unless given. */
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

export async function upload(api: TestApi, { name, bytes, lang, accept }: Upload, from = freshIp()) {
  const form = new FormData();
  if (lang) form.set('lang', lang);
  if (accept) form.set('accept', accept);
  form.set(accept ? 'file' : 'image', new File([bytes], name));
  const { path } = accept ? calls.uploadDocument : calls.uploadImage;
  // As bytes: a form whose upload is cut off while it is still being encoded fails on its own side.
  const encoded = new Response(form);
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '', 'x-forwarded-for': from };
  return readResponse(await api.request(path, { method: 'POST', body: await encoded.arrayBuffer(), headers }));
}
