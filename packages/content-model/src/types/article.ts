import { defineContentType } from '../defineContentType.ts';
import { date, image, keyValues, optional, richText, select, slug, text, textarea } from '../fields/index.ts';
import { tags } from '../tags.ts';

/** A notice to investors, or a piece to read. */
export const article = defineContentType({
  name: 'article',
  path: 'announcement-articles',
  labels: { one: 'Announcement or article', many: 'Announcements & articles' },
  kind: 'collection',
  locales: ['en', 'ur'],
  policy: 'one-person',
  tree: false,
  routing: 'own',
  fields: {
    title: text({ label: 'Title', translated: true }),
    slug: slug({ label: 'Address' }),
    kind: select({
      label: 'Kind',
      choices: [
        { value: 'announcement', label: 'Announcement' },
        { value: 'article', label: 'Article' },
      ],
    }),
    date: date({ label: 'Date' }),
    summary: optional(textarea({ label: 'Summary', translated: true })),
    body: optional(richText({ label: 'Text', translated: true })),
    image: optional(image({ label: 'Picture' })),
    seo: optional(keyValues({ label: 'SEO', translated: true })),
  },
  list: { columns: ['title', 'kind', 'date'], sort: 'date', search: ['title', 'summary'] },
  listing: { facet: 'kind', sort: 'date', order: 'descending' },
  paths: ({ slug: own }) => [`/downloads/articles/${own}`],
  cacheTags: ({ locale, paths }) => [
    tags.items('article', locale),
    ...paths.map((address) => tags.branch(locale, address)),
    tags.sitemap(),
  ],
});
