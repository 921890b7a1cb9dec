import { defineContentType } from '../defineContentType.ts';
import { email } from '../fields/email/email.ts';
import { optional } from '../fields/field.ts';
import { link } from '../fields/link/link.ts';
import { select } from '../fields/select/select.ts';
import { slug } from '../fields/slug/slug.ts';
import { text } from '../fields/text/text.ts';
import { textarea } from '../fields/textarea/textarea.ts';
import { tags } from '../tags.ts';

export const distributor = defineContentType({
  name: 'distributor',
  path: 'distributors',
  labels: { one: 'Distributor', many: 'Distributors' },
  kind: 'collection',
  locales: ['en', 'ur'],
  policy: 'one-person',
  tree: false,
  routing: 'none',
  fields: {
    title: text({ label: 'Name', max: 120, translated: true }),
    slug: slug({ label: 'Key' }),
    kind: select({
      label: 'Kind',
      choices: [
        { value: 'bank', label: 'Bank' },
        { value: 'company', label: 'Distribution company' },
        { value: 'individual', label: 'Individual' },
      ],
    }),
    city: text({ label: 'City', max: 60, translated: true }),
    address: optional(textarea({ label: 'Street address', translated: true })),
    phone: optional(text({ label: 'Phone', max: 40 })),
    email: optional(email({ label: 'E-mail' })),
    website: optional(link({ label: 'Website' })),
  },
  list: { columns: ['title', 'kind', 'city', 'phone'], sort: 'title', search: ['title', 'city'] },
  listing: { facet: 'kind', sort: 'title', order: 'ascending' },
  cacheTags: ({ locale }) => [tags.items('distributor', locale)],
});
