import { defineTemplate } from './defineTemplate.ts';

export const landing = defineTemplate({
  name: 'landing',
  label: 'Section landing',
  help: 'Lists the pages below it, with their summaries.',
  samplePath: '/about-us',
  fields: {},
});
