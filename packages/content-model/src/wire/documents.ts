import * as v from 'valibot';
import { documentSections } from '../documentSections.ts';
import { limits } from '../limits.ts';
import { defaultLocale } from '../locales.ts';
import { call } from './call.ts';
import { day, id, instant, localeValue } from './values.ts';

const tag = 'Documents';

/** SHA-256 in hexadecimal digits; spaces between groups of them, as some programs write it, are left out. */
const fingerprint = v.pipe(
  v.string(),
  v.transform((text) => text.replaceAll(/\s/g, '').toLowerCase()),
  v.regex(/^[0-9a-f]{64}$/, `A fingerprint has ${limits.fingerprintLength} characters, 0 to 9 and a to f`),
);

const link = v.object({ title: v.string(), path: v.nullable(v.string()) });
/** `file` is the address of the present content. */
const offered = v.object({ title: v.string(), locale: localeValue, file: v.nullable(v.string()) });

const registered = v.object({
  title: v.string(),
  /** Of the title: the base language where a translation is missing. */
  locale: localeValue,
  section: v.nullable(v.picklist(documentSections.map(({ value }) => value))),
  /** Public list that the document stands in, or stood. */
  page: v.nullable(v.string()),
  fund: v.nullable(link),
  date: v.nullable(day),
  effectiveDate: v.nullable(day),
  /** When this very file was first public. */
  publishedAt: instant,
});

const checked = v.variant('result', [
  v.object({
    result: v.literal('ours'),
    document: registered,
    status: v.variant('kind', [
      v.object({ kind: v.picklist(['inForce', 'latest', 'earlier']) }),
      v.object({ kind: v.literal('upcoming'), from: day }),
      v.object({ kind: v.literal('withdrawn'), on: day }),
    ]),
    /** Address of the same file; null where it was withdrawn. */
    file: v.nullable(v.string()),
  }),
  v.object({ result: v.literal('replaced'), document: registered, on: day, by: offered }),
  v.object({ result: v.literal('unknown') }),
]);
export type CheckedDocument = v.InferOutput<typeof checked>;
export type RegisteredDocument = v.InferOutput<typeof registered>;

export const checkDocument = call({
  method: 'GET',
  path: '/api/documents/check/:sha256',
  policy: 'anyone',
  tag,
  summary: 'Whether a file, by its SHA-256, was ever published as a document, and whether it still holds',
  params: v.object({ sha256: fingerprint }),
  query: v.strictObject({ lang: v.optional(localeValue, defaultLocale) }),
  response: checked,
});

const replacement = v.object({
  id,
  supersedes: id,
  title: v.string(),
  locale: localeValue,
  /** Day of effect, else the date. */
  from: day,
});
export type ListedReplacement = v.InferOutput<typeof replacement>;

export const listReplacements = call({
  method: 'GET',
  path: '/api/site/document-replacements',
  policy: 'anyone',
  tag: 'Site',
  summary: 'Every public document that replaces another, with the day from which it does',
  query: v.strictObject({ locale: localeValue }),
  response: v.array(replacement),
});
