import { defineTemplate } from './defineTemplate.ts';

export const articles = defineTemplate({
  name: 'articles',
  label: 'Announcements and articles',
  help: 'Announcements and articles, newest first; each has its own page, and readers can follow them by RSS.',
  samplePath: '/downloads/articles',
  fields: {},
  lists: ['article'],
});
