import type { SearchKind } from '@fundfront/content-model/wire';

export const enSearchBox = {
  label: 'Search pages',
  placeholder: 'Search pages…',
  submit: 'Search',
  searching: 'Searching…',
  none: 'No results',
  failed: 'The search does not answer just now. Try again in a moment.',
  results: 'Search results',
  all: 'Show all results',
  popular: 'Pages that many look for',
  kinds: {
    page: 'Pages',
    fund: 'Funds',
    fundCategory: 'Fund categories',
    article: 'Announcements and articles',
    activity: 'Activities and awards',
    vacancy: 'Open positions',
    question: 'Questions and answers',
    branch: 'Branches',
    document: 'Documents',
    person: 'People',
  } satisfies Record<SearchKind, string>,
  close: 'Close',
};
