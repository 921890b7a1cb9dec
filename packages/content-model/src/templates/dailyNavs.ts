import { defineTemplate } from './defineTemplate.ts';

export const dailyNavs = defineTemplate({
  name: 'dailyNavs',
  label: 'Daily NAVs',
  help: 'The latest announced price of every fund, grouped by category.',
  samplePath: '/daily-funds-nav-history',
  fields: {},
});
