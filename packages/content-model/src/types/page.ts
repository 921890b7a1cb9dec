import { defineContentType } from '../defineContentType.ts';
import { checkbox } from '../fields/checkbox/checkbox.ts';
import { optional } from '../fields/field.ts';
import { image } from '../fields/image/image.ts';
import { keyValues } from '../fields/keyValues/keyValues.ts';
import { link } from '../fields/link/link.ts';
import { list } from '../fields/list/list.ts';
import { richText } from '../fields/richText/richText.ts';
import { select } from '../fields/select/select.ts';
import { slug } from '../fields/slug/slug.ts';
import { text } from '../fields/text/text.ts';
import { textarea } from '../fields/textarea/textarea.ts';
import { templateNames, templates } from '../templates/index.ts';

export const page = defineContentType({
  name: 'page',
  path: 'pages',
  labels: { one: 'Page', many: 'Pages' },
  kind: 'collection',
  locales: ['en', 'ur'],
  policy: 'one-person',
  tree: true,
  routing: 'tree',
  fields: {
    title: text({ label: 'Title', translated: true }),
    slug: slug({ label: 'Address' }),
    summary: optional(
      textarea({ label: 'Summary', help: 'Shown under the title, in lists and by search engines', translated: true }),
    ),
    template: select({
      label: 'Template',
      choices: templateNames.map((name) => ({ value: name, label: templates[name].label })),
    }),
    body: optional(richText({ label: 'Body', translated: true })),
    image: optional(image({ label: 'Picture' })),
    font: optional(
      select({
        label: 'Typeface',
        help: 'Naskh suits pages with Arabic passages',
        choices: [{ value: 'arabic', label: 'Naskh (Arabic)' }],
        translated: true,
      }),
    ),
    isActive: checkbox({ label: 'Active', help: 'An inactive page stays out of lists and menus', checked: true }),
    otherAddresses: optional(
      list({
        label: 'Other addresses',
        help: 'Where the page can also be found',
        translated: true,
        itemLabel: 'address',
        itemTitle: 'address',
        max: 20,
        of: {
          address: link({ label: 'Address' }),
          action: select({
            label: 'What happens there',
            choices: [
              { value: 'answer', label: 'Shows this page' },
              { value: 'redirect', label: 'Forwards to this page' },
            ],
          }),
        },
      }),
    ),
    seo: optional(keyValues({ label: 'SEO', help: 'Such as title, description, robots', translated: true })),
  },
  variants: {
    by: 'template',
    fields: Object.fromEntries(templateNames.map((name) => [name, templates[name].fields])),
  },
  list: { columns: ['title', 'template'], sort: 'title', search: ['title', 'summary'] },
  cacheTags: () => [],
});
