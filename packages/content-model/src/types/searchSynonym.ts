import { defineContentType } from '../defineContentType.ts';
import { slug } from '../fields/slug/slug.ts';
import { text } from '../fields/text/text.ts';
import { textarea } from '../fields/textarea/textarea.ts';
import { limits } from '../limits.ts';
import { synonymsIn } from '../synonyms.ts';

/** Words that visitors type for one thing, in both languages: one list, which needs no translation. */
export const searchSynonym = defineContentType({
  name: 'searchSynonym',
  path: 'search-words',
  labels: { one: 'Search words', many: 'Search words' },
  kind: 'collection',
  locales: ['en'],
  policy: 'one-person',
  tree: false,
  routing: 'none',
  staffOnly: true,
  fields: {
    title: text({ label: 'What they mean', max: 80, translated: true }),
    slug: slug({ label: 'Key' }),
    words: textarea({
      label: 'Words',
      help: 'With commas between. English, Urdu, and Urdu in Latin letters; the words that pages use are to be among them',
      max: limits.synonymsLength,
      rows: 4,
    }),
  },
  list: { columns: ['title'], sort: 'title', search: ['title', 'words'] },
  faults: ({ words }) => {
    const synonyms = synonymsIn(words ?? '');
    if (synonyms.length < 2) {
      return [{ path: 'words', message: 'Enter at least two different words, with commas between.' }];
    }
    if (synonyms.length > limits.synonyms) {
      return [{ path: 'words', message: `Enter at most ${limits.synonyms} words; make another entry for the rest.` }];
    }
    if (synonyms.some((synonym) => synonym.split(' ').length > limits.synonymWords)) {
      return [{ path: 'words', message: `Between two commas stand at most ${limits.synonymWords} words.` }];
    }
    return [];
  },
  cacheTags: () => [],
});
