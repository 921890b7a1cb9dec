import { defineContentType } from '../defineContentType.ts';
import { optional } from '../fields/field.ts';
import { number } from '../fields/number/number.ts';
import { richText } from '../fields/richText/richText.ts';
import { select } from '../fields/select/select.ts';
import { slug } from '../fields/slug/slug.ts';
import { text } from '../fields/text/text.ts';
import { textarea } from '../fields/textarea/textarea.ts';
import { tags } from '../tags.ts';

export const fundCategory = defineContentType({
  name: 'fundCategory',
  path: 'maincategory',
  labels: { one: 'Fund category', many: 'Fund categories' },
  kind: 'collection',
  locales: ['en', 'ur'],
  policy: 'one-person',
  tree: false,
  routing: 'own',
  disclaimer: true,
  fields: {
    title: text({ label: 'Name', max: 80, translated: true }),
    slug: slug({ label: 'Address' }),
    group: select({
      label: 'Group on the site',
      help: 'The tab of the NAV board and the column of the menu',
      choices: [
        { value: 'money-market', label: 'Money market' },
        { value: 'income', label: 'Income' },
        { value: 'equity', label: 'Equity' },
        { value: 'asset-allocation', label: 'Asset allocation' },
        { value: 'fund-of-funds', label: 'Fund of funds' },
        { value: 'pension', label: 'Pension (VPS)' },
      ],
    }),
    basis: select({
      label: 'Returns up to a year are',
      choices: [
        { value: 'annualised', label: 'Annualised' },
        { value: 'absolute', label: 'Absolute' },
      ],
    }),
    suits: optional(textarea({ label: 'Whom it suits', translated: true })),
    about: optional(richText({ label: 'About the category', translated: true })),
    order: number({ label: 'Order', max: 999 }),
  },
  list: { columns: ['title', 'group', 'basis', 'order'], sort: 'order', search: ['title'] },
  paths: ({ slug: own }) => [`/funds/${own}`],
  cacheTags: ({ locale }) => [tags.funds(locale)],
});
