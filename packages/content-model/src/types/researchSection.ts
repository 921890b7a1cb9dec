import { defineContentType } from '../defineContentType.ts';
import { number } from '../fields/number/number.ts';
import { slug } from '../fields/slug/slug.ts';
import { text } from '../fields/text/text.ts';
import { tags } from '../tags.ts';

/** The research reports are documents; each may name the section of the research that it belongs to. */
export const researchSection = defineContentType({
  name: 'researchSection',
  path: 'research-sections',
  labels: { one: 'Section of the research', many: 'Sections of the research' },
  kind: 'collection',
  locales: ['en', 'ur'],
  policy: 'one-person',
  tree: false,
  routing: 'none',
  fields: {
    title: text({ label: 'Name', max: 80, translated: true }),
    slug: slug({ label: 'Key' }),
    order: number({ label: 'Order', max: 999 }),
  },
  list: { columns: ['title', 'order'], sort: 'order', search: ['title'] },
  // A document carries the name of its section.
  cacheTags: ({ locale }) => [tags.items('document', locale)],
});
