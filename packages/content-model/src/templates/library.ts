import { documentSections } from '../documentSections.ts';
import { optional } from '../fields/field.ts';
import { select } from '../fields/select/select.ts';
import { textarea } from '../fields/textarea/textarea.ts';
import { article } from '../types/article.ts';
import { defineTemplate } from './defineTemplate.ts';

export const libraryTemplates = {
  downloadsHub: defineTemplate({
    label: 'Downloads hub',
    help: 'Every section of the downloads with its count and its latest document.',
    samplePath: '/downloads',
    fields: {},
  }),

  documents: defineTemplate({
    label: 'Documents',
    help: 'The documents of one section by year and month, latest first.',
    samplePath: '/downloads/financial-statements',
    fields: {
      section: select({ label: 'Section', choices: documentSections }),
      note: optional(textarea({ label: 'Note', help: 'Stands above the list', translated: true })),
    },
  }),

  documentCheck: defineTemplate({
    label: 'Is this document genuine?',
    help: 'A visitor’s file is compared with every file that was ever published as a document. It never leaves the browser.',
    samplePath: '/downloads/document-check',
    fields: {},
  }),

  activities: defineTemplate({
    label: 'Activities or awards',
    help: 'Activities and events, or awards, newest first; each with its own page and album.',
    samplePath: '/downloads/activities-events',
    fields: {
      show: select({
        label: 'What is shown',
        choices: [
          { value: 'events', label: 'Activities and events' },
          { value: 'awards', label: 'Awards' },
        ],
      }),
    },
  }),

  articles: defineTemplate({
    label: 'Announcements and articles',
    help: 'Announcements and articles, newest first; each has its own page, and readers can follow them by RSS.',
    samplePath: '/downloads/articles',
    fields: { kind: optional(select({ label: 'Only this kind', choices: article.fields.kind.choices })) },
  }),
};
