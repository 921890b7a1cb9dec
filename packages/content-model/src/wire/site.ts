import * as v from 'valibot';
import { limits } from '../limits.ts';
import { templateNames } from '../templates/index.ts';
import { listedTypeNames } from '../types/index.ts';
import { call } from './call.ts';
import { fundRow, fundSheet, navBoard } from './fundSheet.ts';
import { fileValue, id, image, instant, localeValue, pageLink, pageTypes } from './values.ts';

const tag = 'Site';

const alternate = v.nullable(v.object({ locale: localeValue, path: v.string() }));

const pageNumber = v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/, 'A page is a number from 1 on'), v.transform(Number));

const page = v.object({
  kind: v.literal('page'),
  id,
  type: v.picklist(pageTypes),
  template: v.nullable(v.picklist(templateNames)),
  locale: localeValue,
  path: v.string(),
  title: v.string(),
  summary: v.nullable(v.string()),
  body: v.nullable(v.string()),
  image: v.nullable(image),
  font: v.nullable(v.literal('arabic')),
  seo: v.array(v.object({ key: v.string(), value: v.string() })),
  data: v.record(v.string(), v.unknown()),
  /** In the page's HTML as well, so that a publish can see itself live. */
  revision: v.string(),
  publishedAt: v.nullable(instant),
  breadcrumbs: v.array(pageLink),
  children: v.array(pageLink),
  siblings: v.array(pageLink),
  tabs: v.nullable(v.object({ title: v.string(), links: v.array(v.object({ title: v.string(), path: v.string() })) })),
  alternate,
  fund: v.nullable(fundSheet),
  funds: v.array(fundRow),
});
export type SitePage = v.InferOutput<typeof page>;

export const getPage = call({
  method: 'GET',
  path: '/api/site/page',
  policy: 'anyone',
  tag,
  summary: 'What answers at an address: a page, a redirect, or word that it exists in English only',
  query: v.strictObject({
    locale: localeValue,
    path: v.pipe(v.string(), v.maxLength(1_000)),
    /** Without a fund's sheet and a category's funds. */
    figures: v.optional(v.literal('none')),
  }),
  response: v.variant('kind', [
    page,
    /** `to` is percent-encoded, as a header takes it. */
    v.object({ kind: v.literal('redirect'), to: v.string(), permanent: v.boolean() }),
    v.object({ kind: v.literal('untranslated'), english: pageLink }),
  ]),
});

export const getPreview = call({
  method: 'GET',
  path: '/api/site/preview',
  policy: 'anyone',
  tag,
  summary: 'The working copy that a preview token was made for, with what its person has not saved',
  query: v.strictObject({ token: v.pipe(v.string(), v.maxLength(2_000)) }),
  response: page,
});

export const getPaths = call({
  method: 'GET',
  path: '/api/site/addresses',
  policy: 'anyone',
  tag,
  summary: 'Canonical addresses of a language that the public may find, in tree order, in parts',
  query: v.strictObject({ locale: localeValue, page: v.optional(pageNumber) }),
  response: v.object({
    pages: v.number(),
    entries: v.array(v.object({ id, path: v.string(), title: v.string(), depth: v.number() })),
  }),
});

export const getSitemap = call({
  method: 'GET',
  path: '/api/site/sitemap',
  policy: 'anyone',
  tag,
  summary: 'Addresses for search engines, in parts; each part says when it last changed',
  query: v.strictObject({ part: v.optional(pageNumber) }),
  response: v.object({
    parts: v.array(v.object({ updatedAt: instant })),
    entries: v.array(v.object({ locale: localeValue, path: v.string(), updatedAt: instant, alternate })),
  }),
});

export const getLinks = call({
  method: 'GET',
  path: '/api/site/links',
  policy: 'anyone',
  tag,
  summary: 'Titles of the pages at these addresses, in their order; what is not public is left out',
  query: v.strictObject({
    locale: localeValue,
    paths: v.pipe(
      v.string(),
      v.transform((text) => text.split(',')),
      v.array(v.pipe(v.string(), v.maxLength(1_000))),
      v.maxLength(limits.askedLinks, `At most ${limits.askedLinks} links at once`),
    ),
  }),
  response: v.array(pageLink),
});

export const item = v.object({
  id,
  slug: v.string(),
  /** The base language where a translation is missing. */
  locale: localeValue,
  title: v.string(),
  path: v.nullable(v.string()),
  data: v.record(v.string(), v.unknown()),
  /** By id; only entries that the public may see. */
  references: v.record(v.string(), v.object({ title: v.string(), path: v.nullable(v.string()) })),
  publishedAt: v.nullable(instant),
});
export type SiteItem = v.InferOutput<typeof item>;

const listedType = v.picklist(listedTypeNames);

export const getItems = call({
  method: 'GET',
  path: '/api/site/items',
  policy: 'anyone',
  tag,
  summary: 'A page of the listed entries of a type in its own order: documents, people, branches …',
  query: v.strictObject({
    type: listedType,
    locale: localeValue,
    /** Values of the type's facet, such as a document's section, with commas between. */
    facet: v.optional(v.pipe(v.string(), v.maxLength(60))),
    /** Only those of one fund, where the type names one. */
    fund: v.optional(id),
    entry: v.optional(id),
    page: v.optional(pageNumber),
    /** Of the answer before; in place of a page. */
    cursor: v.optional(v.pipe(v.string(), v.maxLength(1_000))),
    limit: v.optional(
      v.pipe(
        v.string(),
        v.regex(/^[1-9]\d{0,2}$/, 'A limit is a number from 1 on'),
        v.transform(Number),
        v.maxValue(limits.publicItems, `At most ${limits.publicItems} at once`),
      ),
    ),
  }),
  response: v.object({ items: v.array(item), nextCursor: v.nullable(v.string()) }),
});

export const getItemGroups = call({
  method: 'GET',
  path: '/api/site/item-groups',
  policy: 'anyone',
  tag,
  summary: 'How many entries of a type each value of its facet has, with the first of them',
  query: v.strictObject({ type: listedType, locale: localeValue }),
  response: v.array(v.object({ facet: v.string(), count: v.number(), first: item })),
});

const ids = v.pipe(
  v.string(),
  v.transform((text) => text.split(',')),
  v.array(id),
  v.maxLength(limits.listedFiles, `At most ${limits.listedFiles} files at once`),
);

const listedFile = v.object({
  id,
  title: v.string(),
  /** Of the title: the base language where a translation is missing. */
  locale: localeValue,
  file: fileValue,
});
export type ListedFile = v.InferOutput<typeof listedFile>;

export const getListedFiles = call({
  method: 'GET',
  path: '/api/site/files',
  policy: 'anyone',
  tag,
  summary: 'What texts list by id: live documents and files of the library as they are now, in the order of the ids',
  query: v.strictObject({
    locale: localeValue,
    /** Of documents or of files of the library, with commas between. */
    ids,
  }),
  response: v.array(listedFile),
});

export const getNavBoard = call({
  method: 'GET',
  path: '/api/site/nav-board',
  policy: 'anyone',
  tag,
  summary: 'The latest announced price of every fund, and the categories',
  query: v.strictObject({ locale: localeValue }),
  response: navBoard,
});
