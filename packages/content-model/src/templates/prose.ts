import { defineTemplate } from './defineTemplate.ts';

export const prose = defineTemplate({
  name: 'prose',
  label: 'Text',
  help: 'A page to read: title, summary and formatted text.',
  fields: {},
});
