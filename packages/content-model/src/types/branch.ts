import { defineContentType } from '../defineContentType.ts';
import { decimal } from '../fields/decimal/decimal.ts';
import { email } from '../fields/email/email.ts';
import { optional } from '../fields/field.ts';
import { select } from '../fields/select/select.ts';
import { slug } from '../fields/slug/slug.ts';
import { text } from '../fields/text/text.ts';
import { textarea } from '../fields/textarea/textarea.ts';
import { tags } from '../tags.ts';

export const branch = defineContentType({
  name: 'branch',
  path: 'branches',
  labels: { one: 'Branch', many: 'Branches' },
  kind: 'collection',
  locales: ['en', 'ur'],
  policy: 'one-person',
  tree: false,
  routing: 'none',
  fields: {
    title: text({ label: 'Name', max: 120, translated: true }),
    slug: slug({ label: 'Key' }),
    network: select({
      label: 'Network',
      choices: [
        { value: 'own', label: 'Branch network' },
        // The specification's FBL branches: those of the bank that distributes the funds.
        { value: 'fbl', label: 'FBL branches' },
      ],
    }),
    city: text({ label: 'City', max: 60, translated: true }),
    address: textarea({ label: 'Street address', translated: true }),
    phone: optional(text({ label: 'Phone', max: 40 })),
    email: optional(email({ label: 'E-mail' })),
    hours: optional(text({ label: 'Opening hours', max: 120, translated: true })),
    latitude: optional(decimal({ label: 'Latitude', help: 'Degrees north, for the locator', scale: 6 })),
    longitude: optional(decimal({ label: 'Longitude', help: 'Degrees east, for the locator', scale: 6 })),
  },
  list: { columns: ['title', 'city', 'network', 'phone'], sort: 'title', search: ['title', 'city', 'address'] },
  listing: { facet: 'network', sort: 'title', order: 'ascending' },
  cacheTags: ({ locale }) => [tags.items('branch', locale)],
});
