import { defineContentType } from '../defineContentType.ts';
import { link } from '../fields/link/link.ts';
import { list } from '../fields/list/list.ts';
import { reference } from '../fields/reference/reference.ts';
import { slug } from '../fields/slug/slug.ts';
import { text } from '../fields/text/text.ts';
import { tags } from '../tags.ts';

/** A row of links on a page and on all pages below it, in place of none: the pages of a section as tabs. */
export const tabs = defineContentType({
  name: 'tabs',
  path: 'tabs',
  labels: { one: 'Row of tabs', many: 'Tabs navigation' },
  kind: 'collection',
  locales: ['en', 'ur'],
  policy: 'one-person',
  tree: false,
  routing: 'none',
  fields: {
    title: text({ label: 'Title', help: 'Read out by screen readers before the tabs', max: 80, translated: true }),
    slug: slug({ label: 'Key' }),
    page: reference({ label: 'Section', help: 'The tabs stand on this page and on all below it', to: 'page' }),
    tabs: list({
      label: 'Tabs',
      translated: true,
      itemLabel: 'tab',
      itemTitle: 'title',
      max: 12,
      of: { title: text({ label: 'Words', max: 60 }), url: link({ label: 'Address' }) },
    }),
  },
  list: { columns: ['title', 'page'], sort: 'title', search: ['title'] },
  cacheTags: ({ locale }) => [tags.sections(locale)],
});
