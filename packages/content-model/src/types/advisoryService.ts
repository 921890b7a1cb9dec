import { defineContentType } from '../defineContentType.ts';
import { optional } from '../fields/field.ts';
import { number } from '../fields/number/number.ts';
import { richText } from '../fields/richText/richText.ts';
import { select } from '../fields/select/select.ts';
import { slug } from '../fields/slug/slug.ts';
import { text } from '../fields/text/text.ts';
import { tags } from '../tags.ts';

export const advisoryService = defineContentType({
  name: 'advisoryService',
  path: 'investment-advisory',
  labels: { one: 'Advisory service', many: 'Investment advisory' },
  kind: 'collection',
  locales: ['en', 'ur'],
  policy: 'one-person',
  tree: false,
  routing: 'none',
  fields: {
    title: text({ label: 'Name', max: 120, translated: true }),
    slug: slug({ label: 'Key' }),
    kind: select({
      label: 'Who decides',
      choices: [
        { value: 'discretionary', label: 'We decide within the mandate' },
        { value: 'advisory', label: 'The client decides on our advice' },
      ],
    }),
    text: richText({ label: 'What it is', translated: true }),
    fee: optional(text({ label: 'What it costs', translated: true })),
    order: number({ label: 'Order', max: 999 }),
  },
  list: { columns: ['title', 'kind', 'order'], sort: 'order', search: ['title', 'text'] },
  listing: { facet: 'kind', sort: 'order', order: 'ascending' },
  cacheTags: ({ locale }) => [tags.items('advisoryService', locale)],
});
