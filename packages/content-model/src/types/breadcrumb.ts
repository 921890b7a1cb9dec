import { defineContentType } from '../defineContentType.ts';
import { reference } from '../fields/reference/reference.ts';
import { slug } from '../fields/slug/slug.ts';
import { text } from '../fields/text/text.ts';
import { tags } from '../tags.ts';

/** The path above a page follows from the page tree; a page may have a shorter name there than its title. */
export const breadcrumb = defineContentType({
  name: 'breadcrumb',
  path: 'breadcrumbs',
  labels: { one: 'Breadcrumb', many: 'Breadcrumbs' },
  kind: 'collection',
  locales: ['en', 'ur'],
  policy: 'one-person',
  tree: false,
  routing: 'none',
  fields: {
    title: text({ label: 'Words in the path', max: 60, translated: true }),
    slug: slug({ label: 'Key' }),
    page: reference({ label: 'Page', help: 'Its own title stays as it is', to: 'page' }),
  },
  list: { columns: ['title', 'page'], sort: 'title', search: ['title'] },
  cacheTags: ({ locale }) => [tags.sections(locale)],
});
