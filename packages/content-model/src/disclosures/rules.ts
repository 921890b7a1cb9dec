import type { EntryData } from '../derive/schema.ts';
import type { Fields } from '../fields/field.ts';
import { isAboutEquity, isDisclaimer, isOfAYear, isPerformance, isPromise, isUnderAYear } from './phrases.ts';
import type { Sentence } from './sentences.ts';

/** One language of an entry, as the public would see it. */
export interface DisclosureSubject {
  type: string;
  isBase: boolean;
  /** With the base language's values where the row has none of its own. */
  data: EntryData;
  /** Those that the row itself holds. */
  fields: Fields;
  /** Of those fields. */
  sentences: readonly Sentence[];
  /** The site shows the risk disclaimer beside it by itself. */
  isDisclaimed: boolean;
  /** A fund, or a category of funds, whose returns up to a year are not annualised. */
  isEquity: boolean;
  /** In Karachi. */
  today: string;
}

interface Breach {
  /** Key of the field; empty where none says it. */
  field: string;
  message: string;
  excerpt: string | null;
}

export interface DisclosureRule {
  readonly code: string;
  readonly title: string;
  readonly source: string;
  /** The first day on which it holds. */
  readonly since: string;
  readonly breaches: (subject: DisclosureSubject) => Breach[];
}

const missing = (field: string, message: string): Breach[] => [{ field, message, excerpt: null }];
const inSentences = (sentences: readonly Sentence[], message: string): Breach[] =>
  sentences.map(({ field, written }) => ({ field, message, excerpt: written }));

const textAt = (data: EntryData, key: string): string => {
  const value = data[key];
  return typeof value === 'string' ? value : '';
};

/** A return that the site fills in, by the field whose text holds it. */
const filledReturns = ({ fields, data }: DisclosureSubject): string[] =>
  Object.keys(fields).filter(
    (key) => fields[key]?.holds === 'html' && /data-fund-figure="ytd"/.test(textAt(data, key)),
  );

const leadsTo = (address: string, host: string): boolean => {
  const url = URL.parse(address);
  return url !== null && (url.hostname === host || url.hostname.endsWith(`.${host}`));
};

/** The footer's two pictures with a link. The names are the specification's; Urdu puts `ur-` before them. */
function footerLink(key: string, host: string, name: string) {
  return ({ type, data }: DisclosureSubject): Breach[] => {
    if (type !== 'post' || textAt(data, 'slug').replace(/^ur-/, '') !== key) return [];
    const pairs = Array.isArray(data.seo) ? data.seo : [];
    const address: unknown = pairs.find((pair) => pair?.key === 'url')?.value;
    if (data.isActive !== false && typeof address === 'string' && leadsTo(address, host)) return [];
    return missing('seo', `The footer must link to ${name} (${host}).`);
  };
}

/**
 * In the order in which they are shown. Each holds from the year of its source on; where an instruction changes, the rule
 * that it replaces gets a last day and the new one stands beside it.
 */
export const disclosureRules: readonly DisclosureRule[] = [
  {
    code: 'risk-profile',
    title: 'A fund says its risk profile',
    source: 'SECP Circular 2 of 2020',
    since: '2020-01-01',
    breaches: ({ type, isBase, data }) =>
      type === 'fund' && isBase && !data.riskProfile
        ? missing(
            'riskProfile',
            'Choose the risk profile: it stands beside the fund’s name wherever the fund is shown.',
          )
        : [],
  },
  {
    code: 'rating-expired',
    title: 'A rating is valid',
    source: 'SRO 1196(I) of 2019',
    since: '2019-01-01',
    breaches: ({ type, isBase, data, today }) => {
      const until = textAt(data, 'ratingValidUntil');
      if (type !== 'fund' || !isBase || textAt(data, 'rating') === '' || until === '' || until >= today) return [];
      return missing('ratingValidUntil', `The rating was valid until ${until}. Enter the new one, or take it off.`);
    },
  },
  {
    code: 'performance-disclaimer',
    title: 'Performance comes with the risk disclaimer',
    source: 'SECP Circular 16 of 2021',
    since: '2021-01-01',
    breaches: (subject) => {
      const { sentences, isDisclaimed } = subject;
      if (isDisclaimed || sentences.some(isDisclaimer)) return [];
      const message =
        'Performance needs the disclaimer beside it: past performance is not indicative of future results.';
      const found = inSentences(sentences.filter(isPerformance), message);
      return [...found, ...filledReturns(subject).flatMap((field) => missing(field, message))];
    },
  },
  {
    code: 'equity-under-12-months',
    title: 'Performance of equity covers twelve months',
    source: 'SECP Circular 16 of 2021',
    since: '2021-01-01',
    breaches: ({ sentences, isEquity }) => {
      const found = sentences.filter(isPerformance);
      if (found.some(isOfAYear) || !(isEquity || sentences.some(isAboutEquity))) return [];
      return inSentences(
        found.filter(isUnderAYear),
        'Performance of equity must cover at least twelve months: say that of a year too.',
      );
    },
  },
  {
    code: 'guarantee',
    title: 'Nothing is promised',
    source: 'SECP Circular 16 of 2021',
    since: '2021-01-01',
    breaches: ({ sentences }) =>
      inSentences(sentences.filter(isPromise), 'This promises safety or a return. Say what may happen instead.'),
  },
  {
    code: 'service-desk-link',
    title: 'The regulator’s Service Desk is linked',
    source: 'SECP’s instruction on its Service Desk Management System (SDMS)',
    since: '2019-01-01',
    breaches: (subject) => {
      const { type, data } = subject;
      const isComplaint = type === 'page' && data.template === 'complaint';
      if (!isComplaint) return footerLink('main-footer-image-2', 'sdms.secp.gov.pk', 'SECP’s Service Desk')(subject);
      if (leadsTo(textAt(data, 'regulatorUrl'), 'sdms.secp.gov.pk')) return [];
      return missing('regulatorUrl', 'The complaint page must link to SECP’s Service Desk (sdms.secp.gov.pk).');
    },
  },
  {
    code: 'jama-punji-link',
    title: 'Jama Punji is linked',
    source: 'SECP’s instruction on investor education',
    since: '2019-01-01',
    breaches: footerLink('main-footer-image-1', 'jamapunji.pk', 'Jama Punji'),
  },
];
