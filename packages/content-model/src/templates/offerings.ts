import { defineTemplate } from './defineTemplate.ts';

export const offerings = defineTemplate({
  name: 'offerings',
  label: 'Offerings',
  help: 'A page to read, with the fund categories by risk below it.',
  samplePath: '/conventional-offerings',
  fields: {},
});
