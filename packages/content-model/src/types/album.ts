import { defineContentType } from '../defineContentType.ts';
import { date } from '../fields/date/date.ts';
import { optional } from '../fields/field.ts';
import { image } from '../fields/image/image.ts';
import { list } from '../fields/list/list.ts';
import { select } from '../fields/select/select.ts';
import { slug } from '../fields/slug/slug.ts';
import { text } from '../fields/text/text.ts';
import { tags } from '../tags.ts';

export const album = defineContentType({
  name: 'album',
  path: 'album',
  labels: { one: 'Album', many: 'Albums' },
  kind: 'collection',
  locales: ['en', 'ur'],
  policy: 'one-person',
  tree: false,
  routing: 'none',
  fields: {
    title: text({ label: 'Title', translated: true }),
    slug: slug({ label: 'Key' }),
    date: date({ label: 'Date' }),
    kind: optional(
      select({
        label: 'Kind',
        choices: [
          { value: 'events', label: 'Events of the company' },
          { value: 'media', label: 'Media' },
        ],
      }),
    ),
    pictures: list({
      label: 'Pictures',
      itemLabel: 'picture',
      itemTitle: 'caption',
      max: 60,
      of: {
        image: image({ label: 'Picture' }),
        caption: optional(text({ label: 'Caption in English' })),
        captionUr: optional(text({ label: 'Caption in Urdu' })),
      },
    }),
  },
  list: { columns: ['title', 'kind', 'date'], sort: 'date', direction: 'desc', search: ['title'] },
  listing: { sort: 'date', order: 'descending' },
  cacheTags: ({ locale }) => [tags.items('album', locale)],
});
