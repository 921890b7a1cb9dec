import { date } from '../fields/date/date.ts';
import { decimal } from '../fields/decimal/decimal.ts';
import { optional } from '../fields/field.ts';
import { list } from '../fields/list/list.ts';
import { select } from '../fields/select/select.ts';
import { text } from '../fields/text/text.ts';
import { textarea } from '../fields/textarea/textarea.ts';
import { branch } from '../types/branch.ts';
import { defineTemplate } from './defineTemplate.ts';
import { steps } from './shared.ts';

export const fundsTemplates = {
  branches: defineTemplate({
    label: 'Branches',
    help: 'Branches of one network by city, with a locator.',
    samplePath: '/sales/branch-network',
    fields: { network: select({ label: 'Network', choices: branch.fields.network.choices }) },
  }),

  distributors: defineTemplate({
    label: 'Distributors',
    help: 'Who sells the funds, and the form to become a distributor.',
    samplePath: '/sales/distributors',
    fields: {
      enquiryTitle: text({ label: 'Enquiry: title', max: 80, translated: true }),
      enquiryLead: textarea({ label: 'Enquiry: lead', translated: true }),
      next: steps('What happens next'),
    },
  }),

  shareholding: defineTemplate({
    label: 'Shareholding pattern',
    help: 'Who holds the company’s shares, as a chart and a table.',
    samplePath: '/shareholding-pattern',
    fields: {
      asOf: date({ label: 'As of' }),
      holders: list({
        label: 'Shareholders',
        translated: true,
        itemLabel: 'shareholder',
        itemTitle: 'name',
        max: 40,
        of: {
          name: text({ label: 'Shareholder', max: 120 }),
          category: text({ label: 'Category', max: 80 }),
          shares: optional(decimal({ label: 'Shares', scale: 0 })),
          percent: decimal({ label: 'Part of the capital', scale: 4, unit: '%' }),
        },
      }),
    },
  }),

  offerings: defineTemplate({
    label: 'Offerings',
    help: 'A page to read, with the fund categories by risk below it.',
    samplePath: '/conventional-offerings',
    fields: {},
  }),

  dailyNavs: defineTemplate({
    label: 'Daily NAVs',
    help: 'The announced prices of every fund on a day that the visitor chooses, grouped by category.',
    samplePath: '/daily-funds-nav-history',
    disclaimer: true,
    fields: {},
  }),

  navHistory: defineTemplate({
    label: 'NAV history',
    help: 'The announced prices of one fund over a range, both chosen by the visitor: chart, table, CSV and XLSX.',
    samplePath: '/customer-service/funds-nav-history',
    disclaimer: true,
    fields: {},
  }),

  fundFinder: defineTemplate({
    label: 'Fund finder',
    help: 'Every fund in one list, lowest risk first, to be filtered by category, risk and name.',
    samplePath: '/funds',
    disclaimer: true,
    fields: {
      headline: optional(
        text({ label: 'Headline', help: 'Above the list; the title stays in menus', max: 80, translated: true }),
      ),
      callTitle: optional(text({ label: 'Call back: title', max: 80, translated: true })),
      callLead: optional(textarea({ label: 'Call back: lead', translated: true })),
    },
  }),

  fundCompare: defineTemplate({
    label: 'Fund comparison',
    help: 'Up to four funds side by side. The visitor’s choice is in the address.',
    samplePath: '/funds/compare',
    disclaimer: true,
    fields: {},
  }),

  siteMap: defineTemplate({
    label: 'Site map',
    help: 'Lists every published page in the order of the page tree.',
    samplePath: '/sitemap',
    fields: {},
  }),
};
