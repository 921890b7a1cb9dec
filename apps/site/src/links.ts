import { type Locale, publicPath } from '@fundfront/content-model';

/** Pages that the site itself links to, by their addresses in the product specification. */
const addresses = {
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
  news: '/publication',
  downloads: '/downloads',
} as const;

/** The public path of one of the site's own pages in a language. */
export function pathTo(locale: Locale, page: keyof typeof addresses): string {
  return publicPath(locale, addresses[page]);
}

/** Investor education and the regulator's complaint desk: funds.md asks for both on every page. */
export const authorities = { jamaPunji: 'https://jamapunji.pk', secp: 'https://sdms.secp.gov.pk' } as const;

/** `tel:` for a phone as people write it. */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** WhatsApp's own address for a number with its country code. */
export function whatsappHref(phone: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}`;
}
