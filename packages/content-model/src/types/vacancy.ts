import { defineContentType } from '../defineContentType.ts';
import { date } from '../fields/date/date.ts';
import { optional } from '../fields/field.ts';
import { keyValues } from '../fields/keyValues/keyValues.ts';
import { number } from '../fields/number/number.ts';
import { richText } from '../fields/richText/richText.ts';
import { select } from '../fields/select/select.ts';
import { slug } from '../fields/slug/slug.ts';
import { text } from '../fields/text/text.ts';
import { textarea } from '../fields/textarea/textarea.ts';
import { tags } from '../tags.ts';

/** The site stops showing it after its closing date. */
export const vacancy = defineContentType({
  name: 'vacancy',
  path: 'vacancies',
  labels: { one: 'Open position', many: 'Open positions' },
  kind: 'collection',
  locales: ['en', 'ur'],
  policy: 'one-person',
  tree: false,
  routing: 'own',
  fields: {
    title: text({ label: 'Position', max: 120, translated: true }),
    slug: slug({ label: 'Address' }),
    department: optional(text({ label: 'Department', max: 80, translated: true })),
    city: text({ label: 'City', max: 60, translated: true }),
    employment: select({
      label: 'Employment',
      choices: [
        { value: 'full-time', label: 'Full time' },
        { value: 'part-time', label: 'Part time' },
        { value: 'contract', label: 'Contract' },
        { value: 'internship', label: 'Internship' },
      ],
    }),
    openings: number({ label: 'Openings', max: 99 }),
    date: date({ label: 'Posted on' }),
    closingDate: optional(date({ label: 'Apply until', help: 'The last day; without one it stays open' })),
    summary: optional(textarea({ label: 'Summary', translated: true })),
    body: optional(richText({ label: 'Description', translated: true })),
    seo: optional(keyValues({ label: 'SEO', translated: true })),
  },
  list: {
    columns: ['title', 'city', 'date', 'closingDate'],
    sort: 'date',
    direction: 'desc',
    search: ['title', 'city'],
  },
  listing: { sort: 'date', order: 'descending' },
  paths: ({ slug: own }) => [`/careers/${own}`],
  cacheTags: ({ locale }) => [tags.items('vacancy', locale)],
});
