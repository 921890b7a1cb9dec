import { templates } from '@fundfront/content-model';

/** A page of the sample content for each template, as its definition names it. */
export const templatePages = Object.values(templates).map(({ samplePath }) => samplePath);

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
