import * as v from 'valibot';
import { limits } from '../limits.ts';
import { locales } from '../locales.ts';
import { riskProfiles } from '../risk.ts';

export const localeValue = v.picklist(locales);
export const id = v.pipe(v.string(), v.uuid('This is not an id'));
/** Of an autosaved text: those that the sender has seen or sent. A text of any other revision is somebody's newer work. */
export const autosaveRevisions = v.pipe(v.array(id), v.maxLength(limits.autosaveRevisions));
/** ISO 8601 in UTC. */
export const instant = v.string();
/** YYYY-MM-DD. */
export const day = v.string();
export const decimalText = v.string();
export const okResponse = v.object({ ok: v.literal(true) });
export const image = v.object({
  src: v.string(),
  alt: v.string(),
  width: v.nullable(v.number()),
  height: v.nullable(v.number()),
  /** Only on what is read for the site. */
  rendition: v.optional(
    v.object({
      version: v.string(),
      focal: v.object({ x: v.number(), y: v.number() }),
      widths: v.array(v.number()),
      placeholder: v.nullable(v.string()),
    }),
  ),
});
export const fileValue = v.object({
  src: v.string(),
  name: v.string(),
  mediaType: v.string(),
  bytes: v.number(),
  pages: v.nullable(v.number()),
});
export const pageTypes = ['page', 'fund', 'fundCategory', 'article', 'activity', 'vacancy'] as const;
export const riskProfile = v.picklist(riskProfiles);
/** `path` is public, with its language prefix. */
export const pageLink = v.object({ title: v.string(), path: v.string(), summary: v.nullable(v.string()) });
export type PageLink = v.InferOutput<typeof pageLink>;
