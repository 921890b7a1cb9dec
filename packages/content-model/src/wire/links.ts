import * as v from 'valibot';
import { limits } from '../limits.ts';
import { call } from './call.ts';
import { id, localeValue } from './values.ts';

export const linkKinds = ['page', 'document', 'media'] as const;

const linkTarget = v.object({
  id: v.string(),
  kind: v.picklist(linkKinds),
  title: v.string(),
  /** Its address, or the name of its file. */
  detail: v.string(),
  href: v.string(),
  /** The piece of content that the link follows; null where the address never changes. */
  entry: v.nullable(id),
});
export type LinkTarget = v.InferOutput<typeof linkTarget>;

export const searchLinks = call({
  method: 'GET',
  path: '/api/desk/links',
  policy: 'content.read',
  tag: 'Dashboard',
  summary: 'What a text can link to, by name: live pages, live documents, files of the library',
  query: v.strictObject({
    search: v.pipe(v.string(), v.trim(), v.maxLength(limits.searchLength)),
    locale: localeValue,
  }),
  response: v.array(linkTarget),
});
