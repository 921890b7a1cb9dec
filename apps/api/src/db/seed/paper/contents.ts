import type { DocumentSection, Locale } from '@fundfront/content-model';
import { htmlToLine } from '@fundfront/content-model/htmlToText';
import { lastDayOf, monthAfter } from '@fundfront/content-model/karachi';
import { funds, type SeedFund } from '../funds.ts';
import { termsOf } from '../fundTerms.ts';
import { articles } from '../items/articles.ts';
import { publishedMonths } from '../items/fundFigures.ts';
import { faq } from '../pages/faq.ts';
import { pages } from '../pages/index.ts';
import { sampleSeries } from '../sampleNavs.ts';
import type { SeedPage } from '../types.ts';
import { urduFaq } from '../urdu/faq.ts';
import { urduPages } from '../urdu/index.ts';
import { paperLabels } from './labels.ts';
import type { Block } from './sheet.ts';

export interface SampleContents {
  slug: string;
  section: DocumentSection;
  date: string;
  fund: SeedFund | null;
}

const htmlBlock = /<(h2|h3|p|li)\b[^>]*>(.*?)<\/\1>/gs;

function fromHtml(html: string): Block[] {
  return [...html.matchAll(htmlBlock)].map(([, tag = '', inner = '']) => {
    const text = htmlToLine(inner);
    if (tag === 'li') return { item: text };
    return tag === 'p' ? { text } : { heading: text };
  });
}

const bodies = new Map<string, string>();
function collect({ slug, body, children = [] }: SeedPage, above = ''): void {
  bodies.set(`${above}/${slug}`, body ?? '');
  for (const child of children) collect(child, `${above}/${slug}`);
}
for (const page of pages) collect(page);

/** What the site itself says of the subject. */
const pageBlocks = (path: string, locale: Locale): Block[] =>
  fromHtml(locale === 'ur' ? (urduPages[path]?.body ?? '') : (bodies.get(path) ?? ''));

function questions(locale: Locale): Block[] {
  const page = locale === 'ur' ? urduFaq['/customer-service/faq'] : faq;
  const fields = page?.template === 'faq' ? page.fields : undefined;
  return (fields?.questions ?? []).flatMap(({ question, answer }) => [{ heading: question }, ...fromHtml(answer)]);
}

const articleBlocks = (slug: string, locale: Locale): Block[] => {
  const found = articles.find((each) => each.slug === slug);
  return fromHtml((locale === 'ur' ? found?.ur.body : found?.body) ?? '');
};

interface FundFacts {
  series: ReturnType<typeof sampleSeries>;
  terms: ReturnType<typeof termsOf>;
  months: ReturnType<typeof publishedMonths>;
}

const known = new Map<string, FundFacts>();
function factsOf(fund: SeedFund): FundFacts {
  const before = known.get(fund.slug);
  if (before) return before;
  const series = sampleSeries(fund);
  const facts = { series, terms: termsOf(fund, series), months: publishedMonths(fund) };
  known.set(fund.slug, facts);
  return facts;
}

function nameOf({ title, titleUr, subFund }: SeedFund, locale: Locale): string {
  const name = locale === 'ur' ? titleUr : title;
  return subFund ? `${name} (${subFund[locale]})` : name;
}

/** Of a month "YYYY-MM", or the first one that is known. */
function monthOf(fund: SeedFund, month: string) {
  const { series, months } = factsOf(fund);
  const found = months.find(({ investments }) => investments.date.startsWith(month)) ?? months[0];
  const day = lastDayOf(month);
  const prices = series.prices.filter(({ validityDate }) => validityDate <= day).slice(-60);
  return { ...found, nav: prices.at(-1)?.nav ?? '', curve: prices.map(({ nav }) => Number(nav)) };
}

const parts = (rows: readonly { name: string; nameUr: string; percent: string }[], locale: Locale) =>
  rows.map(({ name, nameUr, percent }) => [locale === 'ur' ? nameUr : name, percent]);

function reportPage(fund: SeedFund, month: string, locale: Locale): Block[] {
  const labels = paperLabels[locale];
  const { investments, expenses, nav, curve } = monthOf(fund, month);
  if (!investments || !expenses || curve.length === 0) return [];
  return [
    { newPage: true },
    { heading: nameOf(fund, locale) },
    { text: factsOf(fund).terms.texts(locale).objective },
    {
      rows: [
        [labels.fact, labels.value],
        [labels.nav, nav],
        [labels.size, investments.size],
        [labels.fee, `${expenses.managementFee}%`],
        [labels.ratio, `${expenses.ratio}%`],
        [labels.levies, `${expenses.levies}%`],
        [labels.load, `${fund.load}%`],
      ],
    },
    { text: labels.curve },
    { curve },
    { rows: [[labels.asset, labels.percent], ...parts(investments.allocation, locale)] },
    { rows: [[labels.holding, labels.percent], ...parts(investments.holdings, locale)] },
  ];
}

const money = (amount: number) => amount.toFixed(2).replace(/\B(?=(?:\d{3})+(?!\d))/g, ',');

/** Assets and liabilities that add up, from the size of the fund at the end of the month before. */
function accountsPage(fund: SeedFund, month: string, locale: Locale): Block[] {
  const labels = paperLabels[locale];
  const { investments, nav } = monthOf(fund, month);
  if (!investments || nav === '') return [];
  const net = Number(investments.size);
  const owed = net * 0.006;
  const held = parts(investments.allocation, locale).map(([name = '', percent = '0']) => [
    name,
    money(((net + owed) * Number(percent)) / 100),
  ]);
  return [
    { newPage: true },
    { heading: nameOf(fund, locale) },
    {
      rows: [
        [labels.assets, labels.millions],
        ...held,
        [labels.total, money(net + owed)],
        [labels.liabilities, money(owed)],
        [labels.net, money(net)],
        [labels.units, money(net / Number(nav))],
        [labels.nav, nav],
      ],
    },
    { text: labels.basis },
  ];
}

function ratiosTable(month: string, locale: Locale): Block[] {
  const labels = paperLabels[locale];
  const rows = funds.flatMap((fund) => {
    const { expenses } = monthOf(fund, month);
    return expenses
      ? [[nameOf(fund, locale), `${expenses.managementFee}%`, `${expenses.levies}%`, `${expenses.ratio}%`]]
      : [];
  });
  return [{ rows: [[labels.fund, labels.fee, labels.levies, labels.ratio], ...rows] }];
}

function fundChapters(fund: SeedFund, locale: Locale): Block[] {
  const labels = paperLabels[locale];
  const { objective, redemptionTime, auditor, manager, risks } = factsOf(fund).terms.texts(locale);
  return [
    { heading: labels.theFund },
    ...fromHtml(fund.about[locale]),
    { heading: labels.objective },
    { text: objective },
    {
      rows: [
        [labels.fact, labels.value],
        [labels.load, `${fund.load}%`],
        [labels.fee, `${fund.fee}%`],
        [labels.ratio, `${fund.expenses}%`],
        [labels.redemption, redemptionTime],
        [labels.auditor, auditor],
        [labels.manager, manager],
      ],
    },
    { heading: labels.risks },
    ...risks.flatMap(({ title, text }) => [{ item: `${title}: ${text}` }]),
  ];
}

const subjects: Partial<Record<DocumentSection, readonly string[]>> = {
  'application-forms': ['/downloads/application-forms', '/customer-service/how-to-invest'],
  'director-report': ['/downloads/director-report', '/about-us/who-we-are', '/downloads/financial-statements'],
  'expense-ratio': ['/downloads/expense-ratio'],
  'financial-statements': ['/downloads/financial-statements'],
  'fund-managers-report': ['/downloads/fund-managers-report'],
  'offering-document': [
    '/downloads/offering-document',
    '/downloads/expense-ratio',
    '/customer-service/funds-nav-history',
  ],
  policies: [
    '/downloads/policies',
    '/about-us/code-of-conduct',
    '/customer-service/complaint-and-feedback',
    '/investment-strategy',
  ],
  publication: ['/publication', '/disclaimer'],
  'tax-credit': ['/downloads/tax-credit', '/customer-service/tax-saving-calculator'],
  'trust-deed': ['/downloads/trust-deed', '/about-us/who-we-are', '/downloads/offering-document'],
};

const readings = articles.filter(({ kind }) => kind !== 'announcement').map(({ slug }) => slug);
/** Another text for each, the same at every start. */
const readingOf = (slug: string) =>
  readings[[...slug].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % readings.length] ?? '';

export function contentsOf({ slug, section, date, fund }: SampleContents, locale: Locale): Block[] {
  const month = monthAfter(date.slice(0, 7), -1);
  const subject = (subjects[section] ?? []).flatMap((path) => pageBlocks(path, locale));
  const own = fund ? fundChapters(fund, locale) : [];
  switch (section) {
    case 'fund-managers-report':
      return [...subject.slice(0, 1), ...funds.flatMap((each) => reportPage(each, month, locale))];
    case 'financial-statements':
      return [...subject, ...(fund ? [fund] : funds).flatMap((each) => accountsPage(each, month, locale))];
    case 'director-report':
      return [...subject, ...ratiosTable(month, locale)];
    case 'expense-ratio':
      return [...ratiosTable(month, locale), ...subject];
    case 'application-forms':
      return [...subject, { newPage: true }, { fields: paperLabels[locale].fields }];
    case 'offering-document':
      return [...own, ...subject, ...questions(locale)];
    case 'brochures':
      return [...own, ...articleBlocks(readingOf(slug), locale), ...pageBlocks('/downloads/brochures', locale)];
    case 'newsletters':
    case 'research-reports':
      return [...articleBlocks(readingOf(slug), locale), ...articleBlocks(readingOf(`${slug}+`), locale)];
    default:
      return [...own, ...subject];
  }
}
