import { defineContentType } from '../defineContentType.ts';
import { slug } from '../fields/slug/slug.ts';
import { text } from '../fields/text/text.ts';
import { tags } from '../tags.ts';

/** What funds are measured against. Its values are announced like prices: by the daily desk and by import. */
export const benchmark = defineContentType({
  name: 'benchmark',
  path: 'benchmarks',
  labels: { one: 'Benchmark', many: 'Benchmarks' },
  kind: 'collection',
  locales: ['en', 'ur'],
  policy: 'four-eyes',
  tree: false,
  routing: 'none',
  fields: {
    title: text({ label: 'Name', max: 80, translated: true }),
    slug: slug({ label: 'Key' }),
  },
  list: { columns: ['title', 'slug'], sort: 'title', search: ['title'] },
  cacheTags: ({ locale }) => [tags.funds(locale)],
});
