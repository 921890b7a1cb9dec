import { documentSections } from '../documentSections.ts';
import { optional } from '../fields/field.ts';
import { select } from '../fields/select/select.ts';
import { textarea } from '../fields/textarea/textarea.ts';
import { defineTemplate } from './defineTemplate.ts';

export const documents = defineTemplate({
  name: 'documents',
  label: 'Documents',
  help: 'The documents of one section by year and month, latest first.',
  samplePath: '/downloads/financial-statements',
  fields: {
    section: select({ label: 'Section', choices: documentSections }),
    note: optional(textarea({ label: 'Note', help: 'Stands above the list', translated: true })),
  },
  lists: ['document'],
});
