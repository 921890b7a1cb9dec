import type { Locale } from '@fundfront/content-model';
import type { RouteRow } from './spec.ts';

const page = (name: string, path: string, locale: Locale = 'en'): RouteRow => ({
  path: `/admin/posts/${name}`,
  screen: { kind: 'page', path, locale },
});

const urdu = (name: string, path: string) => page(`ur/${name}`, path, 'ur');

export const postRoutes: readonly RouteRow[] = [
  { path: '/admin/posts', screen: { kind: 'list', type: 'page' } },
  { path: '/admin/posts/:id', screen: { kind: 'edit', type: 'page' } },
  page('careers', '/careers'),
  page('contact-us', '/customer-service/contact-us'),
  page('disclaimer', '/disclaimer'),
  page('distributors', '/sales/distributors'),
  page('faq', '/customer-service/faq'),
  page('funds-nav-history', '/customer-service/funds-nav-history'),
  page('home', '/home'),
  page('how-to-invest', '/customer-service/how-to-invest'),
  page('investor-education', '/investor-education'),
  page('privacy-policy', '/privacy-policy'),
  page('tax-credit-calculator', '/customer-service/tax-saving-calculator'),
  page('value-added-services', '/customer-service/value-added-services'),
  page('about-us/code-of-conduct', '/about-us/code-of-conduct'),
  page('about-us/company-information', '/about-us/sponser-and-company-information'),
  page('about-us/mission-vision', '/about-us/mission-and-vission'),
  page('about-us/partners', '/about-us/partners'),
  page('about-us/who-we-are', '/about-us/who-we-are'),
  urdu('company-information', '/about-us/sponser-and-company-information'),
  urdu('complaint-and-feedback', '/customer-service/complaint-and-feedback'),
  urdu('complaint-and-feedback/index1', '/customer-service/complaint-and-feedback'),
  urdu('contact-us', '/customer-service/contact-us'),
  urdu('home', '/home'),
  urdu('how-to-invest', '/customer-service/how-to-invest'),
  urdu('mission-vision', '/about-us/mission-and-vission'),
  urdu('partners', '/about-us/partners'),
  urdu('value-added-service', '/customer-service/value-added-services'),
  urdu('who-we-are', '/about-us/who-we-are'),
  { path: '/admin/posts/ur/header', screen: { kind: 'section', group: 'main-header', locale: 'ur' } },
  { path: '/admin/posts/ur/footer/detail', screen: { kind: 'section', group: 'main-footer', locale: 'ur' } },
];
