import * as v from 'valibot';
import { call } from './call.ts';
import { image, localeValue } from './values.ts';

export const publicSettings = v.object({
  title: v.string(),
  tagline: v.nullable(v.string()),
  email: v.nullable(v.string()),
  logo: v.nullable(image),
  phone: v.nullable(v.string()),
  whatsapp: v.nullable(v.string()),
  portalUrl: v.nullable(v.string()),
  sampleContent: v.boolean(),
});
export type PublicSettings = v.InferOutput<typeof publicSettings>;

export const getSettings = call({
  method: 'GET',
  path: '/api/settings',
  policy: 'anyone',
  tag: 'Settings',
  summary: 'What the whole site shares: company name, logo, e-mail, numbers',
  query: v.strictObject({ lang: v.optional(localeValue, 'en') }),
  response: publicSettings,
});
