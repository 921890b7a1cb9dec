import type { FileValue, Locale } from '@fundfront/content-model';
import { publicPath } from '@fundfront/content-model/derive/paths';

/** Pages that the site itself links to, by their addresses in the product specification. */
const paths = {
  home: '/home',
  careers: '/careers',
  siteMap: '/sitemap',
  search: '/search',
  dailyNavs: '/daily-funds-nav-history',
  navHistory: '/customer-service/funds-nav-history',
  howToInvest: '/customer-service/how-to-invest',
  contact: '/customer-service/contact-us',
  call: '/customer-service/request-a-call',
  subscribe: '/customer-service/subscribe',
  faq: '/customer-service/faq',
  calculator: '/customer-service/tax-saving-calculator',
  news: '/downloads/articles',
  downloads: '/downloads',
  articles: '/downloads/articles',
  feed: '/feed.xml',
} as const;

/** Whose Urdu page has an address of its own. */
const privacy: Record<Locale, string> = { en: '/privacy-policy', ur: '/privacy-policy-ur' };

/** The public path of the privacy policy in a language. */
export function privacyPath(locale: Locale): string {
  return publicPath(locale, privacy[locale]);
}

export function pathTo(locale: Locale, page: keyof typeof paths): string {
  return publicPath(locale, paths[page]);
}

/** Investor education and the regulator's complaint desk: funds.md asks for both on every page. */
export const authorities = { jamaPunji: 'https://jamapunji.pk', secp: 'https://sdms.secp.gov.pk' } as const;

/** `tel:` for a phone as people write it. */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** The phones that are given, each once however it is written. */
export function phonesOf(phones: readonly (string | null)[]): string[] {
  const byNumber = new Map(phones.flatMap((phone) => (phone ? [[telHref(phone), phone] as const] : [])));
  return [...byNumber.values()];
}

/** WhatsApp's own address for a number with its country code. */
export function whatsappHref(phone: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}`;
}

/** Where a document is served from under the name that it has on the visitor's disk. */
export function fileHref({ src, name }: Pick<FileValue, 'src' | 'name'>): string {
  return `${src}/${encodeURIComponent(name)}`;
}
