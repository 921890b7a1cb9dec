import { defineContentType } from '../defineContentType.ts';
import { date } from '../fields/date/date.ts';
import { optional } from '../fields/field.ts';
import { image } from '../fields/image/image.ts';
import { keyValues } from '../fields/keyValues/keyValues.ts';
import { reference } from '../fields/reference/reference.ts';
import { richText } from '../fields/richText/richText.ts';
import { select } from '../fields/select/select.ts';
import { slug } from '../fields/slug/slug.ts';
import { text } from '../fields/text/text.ts';
import { textarea } from '../fields/textarea/textarea.ts';
import { time } from '../fields/time/time.ts';
import { tags } from '../tags.ts';

export const activity = defineContentType({
  name: 'activity',
  path: 'activities-awards',
  labels: { one: 'Activity or award', many: 'Activities & awards' },
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
        { value: 'activity', label: 'Activity' },
        { value: 'event', label: 'Event' },
        { value: 'award', label: 'Award' },
      ],
    }),
    date: date({ label: 'Date' }),
    from: optional(time({ label: 'From', help: 'When it begins, of an event' })),
    until: optional(time({ label: 'Until' })),
    place: optional(text({ label: 'Place', max: 120, translated: true })),
    summary: optional(textarea({ label: 'Summary', translated: true })),
    body: optional(richText({ label: 'Text', translated: true })),
    image: optional(image({ label: 'Picture' })),
    album: optional(reference({ label: 'Album', help: 'Its pictures are shown below the text', to: 'album' })),
    seo: optional(keyValues({ label: 'SEO', translated: true })),
  },
  list: { columns: ['title', 'kind', 'date'], sort: 'date', direction: 'desc', search: ['title', 'summary'] },
  listing: { facet: 'kind', sort: 'date', order: 'descending' },
  paths: ({ slug: own, data }) => [
    data.kind === 'award' ? `/downloads/sales-performance-award/${own}` : `/downloads/activities-events/${own}`,
  ],
  cacheTags: ({ locale }) => [tags.items('activity', locale)],
});
