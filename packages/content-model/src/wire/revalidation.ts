import * as v from 'valibot';

export const revalidation = v.strictObject({
  tags: v.array(v.string()),
  /** Public paths, those to be seen first. */
  paths: v.array(v.string()),
  sentAt: v.number(),
});
export type Revalidation = v.InferOutput<typeof revalidation>;

export const shownRevision = v.object({ path: v.string(), revision: v.string() });
export type ShownRevision = v.InferOutput<typeof shownRevision>;

/** `first` of the paths; null where none was named, or it could not be rendered in time. */
export const revalidationAnswer = v.object({ first: v.nullable(shownRevision) });
export type RevalidationAnswer = v.InferOutput<typeof revalidationAnswer>;

/** The header carries the HMAC-SHA256 (hex) of the body. */
export const revalidationPath = '/hooks/revalidate';
export const signatureHeader = 'x-fundfront-signature';
export const revisionMeta = 'page-stamp';

/** Of an HTML document; undefined in one that shows no entry. */
export function revisionIn(html: string): string | undefined {
  const tag = new RegExp(`<meta\\b[^>]*\\bname="${revisionMeta}"[^>]*>`).exec(html)?.[0];
  return tag && /\bcontent="([^"]*)"/.exec(tag)?.[1];
}
