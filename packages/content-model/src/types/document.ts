import { defineContentType } from '../defineContentType.ts';
import { documentSections } from '../documentSections.ts';
import { date } from '../fields/date/date.ts';
import { optional } from '../fields/field.ts';
import { file } from '../fields/file/file.ts';
import { reference } from '../fields/reference/reference.ts';
import { select } from '../fields/select/select.ts';
import { slug } from '../fields/slug/slug.ts';
import { text } from '../fields/text/text.ts';
import { textarea } from '../fields/textarea/textarea.ts';
import { tags } from '../tags.ts';

export const document = defineContentType({
  name: 'document',
  path: 'download',
  labels: { one: 'Document', many: 'Downloads' },
  kind: 'collection',
  locales: ['en', 'ur'],
  policy: 'one-person',
  tree: false,
  routing: 'none',
  fields: {
    title: text({ label: 'Title', translated: true }),
    slug: slug({ label: 'Key' }),
    section: select({ label: 'Section', choices: documentSections }),
    date: date({ label: 'Date', help: 'Of the document; years and months are grouped by it' }),
    effectiveDate: optional(date({ label: 'Effective from' })),
    researchSection: optional(
      reference({ label: 'Section of the research', help: 'For research reports', to: 'researchSection' }),
    ),
    fund: optional(reference({ label: 'Fund', to: 'fund' })),
    file: file({ label: 'File' }),
    language: optional(
      select({
        label: 'Language of the file',
        choices: [
          { value: 'en', label: 'English' },
          { value: 'ur', label: 'Urdu' },
          { value: 'both', label: 'English and Urdu' },
        ],
      }),
    ),
    supersedes: optional(
      reference({
        label: 'Replaces',
        help: 'An older document: it is marked as replaced from the day on which this one takes effect',
        to: 'document',
      }),
    ),
    summary: optional(textarea({ label: 'Summary', translated: true })),
  },
  list: { columns: ['title', 'section', 'date', 'fund'], sort: 'date', direction: 'desc', search: ['title'] },
  listing: { facet: 'section', sort: 'date', order: 'descending' },
  cacheTags: ({ locale }) => [tags.items('document', locale)],
});
