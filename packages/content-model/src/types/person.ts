import { defineContentType } from '../defineContentType.ts';
import { date } from '../fields/date/date.ts';
import { optional } from '../fields/field.ts';
import { image } from '../fields/image/image.ts';
import { number } from '../fields/number/number.ts';
import { richText } from '../fields/richText/richText.ts';
import { select } from '../fields/select/select.ts';
import { slug } from '../fields/slug/slug.ts';
import { text } from '../fields/text/text.ts';
import { tags } from '../tags.ts';

export const person = defineContentType({
  name: 'person',
  path: 'people',
  labels: { one: 'Person', many: 'People' },
  kind: 'collection',
  locales: ['en', 'ur'],
  policy: 'one-person',
  tree: false,
  routing: 'none',
  fields: {
    title: text({ label: 'Name', max: 120, translated: true }),
    slug: slug({ label: 'Key', help: 'The end of a link to the person' }),
    role: text({ label: 'Role', max: 120, translated: true }),
    group: select({
      label: 'Shown under',
      choices: [
        { value: 'board', label: 'Board of directors' },
        { value: 'management', label: 'Management team' },
      ],
    }),
    since: optional(date({ label: 'In this role since' })),
    committees: optional(text({ label: 'Committees', translated: true })),
    portrait: optional(image({ label: 'Portrait', help: 'Without one a monogram is drawn' })),
    bio: optional(richText({ label: 'Profile', translated: true })),
    order: number({ label: 'Order', max: 999 }),
  },
  list: { columns: ['title', 'role', 'group', 'order'], sort: 'order', search: ['title', 'role'] },
  listing: { facet: 'group', sort: 'order', order: 'ascending' },
  cacheTags: ({ locale }) => [tags.items('person', locale)],
});
