import { defineContentType } from '../defineContentType.ts';
import {
  date,
  image,
  keyValues,
  optional,
  reference,
  richText,
  select,
  slug,
  text,
  textarea,
} from '../fields/index.ts';
import { tags } from '../tags.ts';

/** Something that took place: an activity, an event, or an award that was given. */
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
    place: optional(text({ label: 'Place', max: 120, translated: true })),
    summary: optional(textarea({ label: 'Summary', translated: true })),
    body: optional(richText({ label: 'Text', translated: true })),
    image: optional(image({ label: 'Picture' })),
    album: optional(reference({ label: 'Album', help: 'Its pictures are shown below the text', to: 'album' })),
    seo: optional(keyValues({ label: 'SEO', translated: true })),
  },
  list: { columns: ['title', 'kind', 'date'], sort: 'date', search: ['title', 'summary'] },
  listing: { facet: 'kind', sort: 'date', order: 'descending' },
  paths: ({ slug: own, data }) => [
    data.kind === 'award' ? `/downloads/sales-performance-award/${own}` : `/downloads/activities-events/${own}`,
  ],
  cacheTags: ({ locale, paths }) => [
    tags.items('activity', locale),
    ...paths.map((address) => tags.branch(locale, address)),
    tags.sitemap(),
  ],
});
