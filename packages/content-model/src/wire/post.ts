import * as v from 'valibot';
import { limits } from '../limits.ts';
import { call } from './call.ts';
import { image, instant, localeValue, pageTypes, riskProfile } from './values.ts';

export interface WirePost {
  type: 'page' | 'post';
  slug: string;
  title: string;
  body: string;
  image: v.InferOutput<typeof image> | null;
  seo: { key: string; value: string }[];
  isActive: boolean;
  children: WirePost[];
  /** Public path, for a child that is a page of the site. */
  path?: string;
  riskProfile?: v.InferOutput<typeof riskProfile> | null;
}

export const wirePost: v.GenericSchema<unknown, WirePost> = v.object({
  type: v.picklist(['page', 'post']),
  slug: v.string(),
  title: v.string(),
  body: v.string(),
  image: v.nullable(image),
  seo: v.array(v.object({ key: v.string(), value: v.string() })),
  isActive: v.boolean(),
  children: v.array(v.lazy(() => wirePost)),
  path: v.optional(v.string()),
  riskProfile: v.optional(v.nullable(riskProfile)),
});

const tag = 'Posts';
const slugParam = v.object({ slug: v.pipe(v.string(), v.maxLength(200)) });

export const getPagePosts = call({
  method: 'GET',
  path: '/api/post/getPagePosts/:slug',
  policy: 'anyone',
  tag,
  summary: 'Header or footer sections: main-header, main-footer, ur-main-header, ur-main-footer',
  params: slugParam,
  response: v.array(wirePost),
});

export const getContent = call({
  method: 'GET',
  path: '/api/post/getContent/:slug',
  policy: 'anyone',
  tag,
  summary: 'A page with its children, or a fund category with its funds',
  params: slugParam,
  query: v.strictObject({ lang: v.optional(localeValue, 'en') }),
  response: wirePost,
});

export const updatedDate = call({
  method: 'GET',
  path: '/api/post/updatedDate',
  policy: 'anyone',
  tag,
  summary: 'When the public could last see a change',
  response: v.object({ updatedDate: v.nullable(instant) }),
});

/**
 * A page of its own by its content type, or what a page holds: a question, a document, a branch, a person (the path then
 * ends in `#` and its key).
 */
export const searchKinds = [...pageTypes, 'question', 'branch', 'document', 'person'] as const;
export type SearchKind = (typeof searchKinds)[number];

export const searchPages = call({
  method: 'POST',
  path: '/api/post/searchPages',
  policy: 'anyone',
  tag,
  summary:
    'Pages, and the questions, branches, documents and people on them, best first; forgives typing errors, knows synonyms, ' +
    'folds Urdu and Arabic letter forms',
  body: v.strictObject({
    search: v.pipe(v.string('Type what to search for'), v.trim(), v.maxLength(limits.searchLength)),
    lang: v.optional(localeValue),
  }),
  response: v.array(
    v.object({
      slug: v.string(),
      title: v.string(),
      path: v.string(),
      summary: v.nullable(v.string()),
      kind: v.picklist(searchKinds),
      /** Folded words and phrases with which words of title and summary begin: as typed, corrected, and synonyms. */
      matched: v.array(v.string()),
    }),
  ),
});
