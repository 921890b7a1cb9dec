import { templates } from '@fundfront/content-model';

export const templatePages = Object.values(templates).map(({ samplePath }) => samplePath);

export const otherPages = {
  fund: '/faysal-money-market-fund',
  category: '/funds/money-market',
  article: '/downloads/articles/what-a-unit-is',
  activity: '/downloads/activities-events/first-steps-in-saving-2026',
  vacancy: '/careers/compliance-officer',
  'search results': '/search?q=fund',
  'missing page': '/no-such-page',
} as const;
