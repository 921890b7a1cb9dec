import { defineContentType } from '../defineContentType.ts';
import { checkbox } from '../fields/checkbox/checkbox.ts';
import { date } from '../fields/date/date.ts';
import { decimal } from '../fields/decimal/decimal.ts';
import { optional } from '../fields/field.ts';
import { keyValues } from '../fields/keyValues/keyValues.ts';
import { list } from '../fields/list/list.ts';
import { number } from '../fields/number/number.ts';
import { reference } from '../fields/reference/reference.ts';
import { richText } from '../fields/richText/richText.ts';
import { select } from '../fields/select/select.ts';
import { slug } from '../fields/slug/slug.ts';
import { text } from '../fields/text/text.ts';
import { textarea } from '../fields/textarea/textarea.ts';
import { type Horizon, horizons } from '../horizon.ts';
import { riskProfiles } from '../risk.ts';
import { tags } from '../tags.ts';

const riskLabels = {
  'very-low': 'Very low',
  low: 'Low',
  moderate: 'Moderate',
  medium: 'Medium',
  high: 'High',
} as const;

const horizonLabels: Record<Horizon, string> = {
  months: 'Within months',
  'years-1-to-3': 'In 1 to 3 years',
  'years-3-to-5': 'In 3 to 5 years',
  'years-5': 'In 5 years or more',
};

export const fund = defineContentType({
  name: 'fund',
  path: 'funds',
  labels: { one: 'Fund', many: 'Funds' },
  kind: 'collection',
  locales: ['en', 'ur'],
  policy: 'four-eyes',
  tree: false,
  routing: 'own',
  disclaimer: true,
  fields: {
    title: text({ label: 'Fund name', min: 3, max: 160, translated: true }),
    slug: slug({ label: 'Address' }),
    shortSlug: slug({ label: 'Short address', help: 'The page also answers at /faysal-funds/…' }),
    category: reference({ label: 'Category', to: 'fundCategory' }),
    riskProfile: optional(
      select({
        label: 'Risk profile',
        help: 'Shown beside the name wherever the fund is promoted',
        choices: riskProfiles.map((value) => ({ value, label: riskLabels[value] })),
      }),
    ),
    horizon: optional(
      select({
        label: 'Suits money that is needed',
        help: 'A filter among all funds',
        choices: horizons.map((value) => ({ value, label: horizonLabels[value] })),
      }),
    ),
    shariah: optional(checkbox({ label: 'Shariah compliant', help: 'An import takes it from MUFAP’s category' })),
    // Names repeat among pension sub-funds: MUFAP's number and the sub-fund together are the identity.
    mufapId: optional(text({ label: 'MUFAP number', max: 12 })),
    subFund: optional(text({ label: 'Sub-fund', max: 80, translated: true })),
    sector: optional(text({ label: 'Sector', max: 80, translated: true })),
    rating: optional(text({ label: 'Stability rating', max: 20 })),
    ratingAgency: optional(text({ label: 'Rated by', help: 'Such as PACRA or VIS', max: 80, translated: true })),
    ratingDate: optional(date({ label: 'Rated on' })),
    ratingValidUntil: optional(
      date({
        label: 'Rating valid until',
        help: 'From the next day on, no change of the fund is published before it is renewed',
      }),
    ),
    objective: optional(
      textarea({ label: 'Objective', help: 'In the words of the offering document', max: 400, translated: true }),
    ),
    trustee: optional(text({ label: 'Trustee', max: 120, translated: true })),
    auditor: optional(text({ label: 'Auditor', max: 120, translated: true })),
    manager: optional(text({ label: 'Fund manager', max: 120, translated: true })),
    inceptionDate: optional(date({ label: 'Inception' })),
    benchmark: optional(text({ label: 'Benchmark', help: 'In the words of the offering document', translated: true })),
    benchmarkValues: optional(
      reference({ label: 'Compared with', help: 'Its values stand beside the returns', to: 'benchmark' }),
    ),
    frontEndLoad: optional(decimal({ label: 'Front-end load', scale: 4, unit: '%' })),
    backEndLoad: optional(decimal({ label: 'Back-end load', scale: 4, unit: '%' })),
    minimumInvestment: optional(
      decimal({ label: 'Minimum investment', scale: 0, unit: 'Rs', range: { min: '1', max: '1000000000' } }),
    ),
    redemptionTime: optional(
      text({ label: 'Redemption paid', help: 'Such as: within 6 business days', max: 120, translated: true }),
    ),
    managementFee: optional(decimal({ label: 'Management fee', scale: 4, unit: '%' })),
    expenseRatio: optional(decimal({ label: 'Total expense ratio, year to date', scale: 4, unit: '%' })),
    about: optional(richText({ label: 'About the fund', translated: true })),
    risks: optional(
      list({
        label: 'Risks in words',
        help: 'Shown below the risk profile; each with a number of this fund',
        itemLabel: 'risk',
        itemTitle: 'title',
        max: 6,
        of: {
          title: text({ label: 'Risk', max: 60 }),
          text: textarea({ label: 'What it means for this fund', max: 400 }),
        },
        translated: true,
      }),
    ),
    order: number({ label: 'Order', max: 9_999 }),
    seo: optional(keyValues({ label: 'SEO', translated: true })),
  },
  list: {
    columns: ['title', 'category', 'riskProfile', 'rating', 'mufapId'],
    sort: 'title',
    search: ['title', 'mufapId'],
  },
  // The second form is the specification's: /faysal-funds/money-market-fund.
  paths: ({ slug: own, data }) => [`/${own}`, ...(data.shortSlug ? [`/faysal-funds/${data.shortSlug}`] : [])],
  cacheTags: ({ locale }) => [tags.funds(locale)],
});
