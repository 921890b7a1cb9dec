import type { TemplateName } from '@fundfront/content-model';

/** A page of the sample content for each template. */
export const templatePages: Readonly<Record<TemplateName, string>> = {
  prose: '/about-us/mission-and-vission',
  landing: '/about-us',
  home: '/home',
  people: '/about-us/board-of-directors',
  partners: '/about-us/partners',
  timeline: '/about-us/who-we-are',
  company: '/about-us/sponser-and-company-information',
  careers: '/careers',
  contact: '/customer-service/contact-us',
  complaint: '/customer-service/complaint-and-feedback',
  faq: '/customer-service/faq',
  howToInvest: '/customer-service/how-to-invest',
  services: '/customer-service/value-added-services',
  requestCall: '/customer-service/request-a-call',
  subscribe: '/customer-service/subscribe',
  downloadsHub: '/downloads',
  documents: '/downloads/financial-statements',
  activities: '/downloads/activities-events',
  articles: '/downloads/articles',
  branches: '/sales/branch-network',
  distributors: '/sales/distributors',
  shareholding: '/shareholding-pattern',
  offerings: '/conventional-offerings',
  dailyNavs: '/daily-funds-nav-history',
  siteMap: '/sitemap',
};

/** Pages that have no template: what a type of content looks like, and those that the site makes itself. */
export const otherPages = {
  fund: '/faysal-money-market-fund',
  category: '/funds/equity',
  article: '/downloads/articles/what-a-unit-is',
  activity: '/downloads/activities-events/first-steps-in-saving-2026',
  vacancy: '/careers/compliance-officer',
  'search results': '/search?q=fund',
  'missing page': '/no-such-page',
} as const;
