import { defineTemplate } from './defineTemplate.ts';

export const siteMap = defineTemplate({
  name: 'siteMap',
  label: 'Site map',
  help: 'Lists every published page in the order of the page tree.',
  samplePath: '/sitemap',
  fields: {},
});
