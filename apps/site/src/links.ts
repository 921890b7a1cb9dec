import type { FileValue, Locale } from '@fundfront/content-model';
import { publicPath } from '@fundfront/content-model/derive/paths';

/** Addresses of the product specification. */
const paths = {
  home: '/home',
  careers: '/careers',
  siteMap: '/sitemap',
  search: '/search',
  funds: '/funds',
  compare: '/funds/compare',
  dailyNavs: '/daily-funds-nav-history',
  navHistory: '/customer-service/funds-nav-history',
  howToInvest: '/customer-service/how-to-invest',
  contact: '/customer-service/contact-us',
  call: '/customer-service/request-a-call',
  subscribe: '/customer-service/subscribe',
  faq: '/customer-service/faq',
  growthCalculator: '/customer-service/growth-calculator',
  news: '/downloads/articles',
  downloads: '/downloads',
  documentCheck: '/downloads/document-check',
  articles: '/downloads/articles',
  feed: '/feed.xml',
} as const;

const privacy: Record<Locale, string> = { en: '/privacy-policy', ur: '/privacy-policy-ur' };

export function privacyPath(locale: Locale): string {
  return publicPath(locale, privacy[locale]);
}

export function pathTo(locale: Locale, page: keyof typeof paths): string {
  return publicPath(locale, paths[page]);
}

/** Investor education and the regulator's complaint desk: funds.md asks for both on every page. */
export const authorities = { jamaPunji: 'https://jamapunji.pk', secp: 'https://sdms.secp.gov.pk' } as const;

export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

export function phonesOf(phones: readonly (string | null)[]): string[] {
  const byNumber = new Map(phones.flatMap((phone) => (phone ? [[telHref(phone), phone] as const] : [])));
  return [...byNumber.values()];
}

export function whatsappHref(phone: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}`;
}

export function fileHref({ src, name }: Pick<FileValue, 'src' | 'name'>): string {
  return `${src}/${encodeURIComponent(name)}`;
}
