import { defineContentType } from '../defineContentType.ts';
import { date } from '../fields/date/date.ts';
import { optional } from '../fields/field.ts';
import { image } from '../fields/image/image.ts';
import { keyValues } from '../fields/keyValues/keyValues.ts';
import { richText } from '../fields/richText/richText.ts';
import { select } from '../fields/select/select.ts';
import { slug } from '../fields/slug/slug.ts';
import { text } from '../fields/text/text.ts';
import { textarea } from '../fields/textarea/textarea.ts';
import { tags } from '../tags.ts';

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
        { value: 'lesson', label: 'Investor education' },
      ],
    }),
    date: date({ label: 'Date' }),
    summary: optional(textarea({ label: 'Summary', translated: true })),
    body: optional(richText({ label: 'Text', translated: true })),
    image: optional(image({ label: 'Picture' })),
    seo: optional(keyValues({ label: 'SEO', translated: true })),
  },
  list: { columns: ['title', 'kind', 'date'], sort: 'date', direction: 'desc', search: ['title', 'summary'] },
  listing: { facet: 'kind', sort: 'date', order: 'descending' },
  paths: ({ slug: own }) => [`/downloads/articles/${own}`],
  cacheTags: ({ locale }) => [tags.items('article', locale)],
});
