import { expect, it } from 'vitest';
import { addLoader } from './islands.ts';

const built = {
  loader: 'main-1.js',
  islands: {
    search: ['start-1.js', 'main-1.js', 'search-1.js'],
    callButton: ['start-1.js', 'call-1.js'],
    other: ['o.js'],
  },
  messages: { 'en.forms': ['forms-1.js'], 'ur.forms': ['forms-2.js'] },
};

it('names the sheet and the chunks of the islands on the page, each once', () => {
  const island = (name: string) =>
    `<site-island data-island="${name}" data-props="{&quot;form&quot;:{&quot;$messages&quot;:&quot;en.forms.labels&quot;}}"></site-island>`;
  const html = `<html><body>${island('search')}${island('search')}${island('callButton')}</body></html>`;
  const [loader] = /<script.*<\/script>/.exec(addLoader(html, '/s.css', built)) ?? [];
  expect(loader).toBe(
    '<script type="module" src="/islands/main-1.js" data-sheet="/s.css" data-chunks="/islands/start-1.js /islands/search-1.js /islands/call-1.js /islands/forms-1.js"></script>',
  );
});

it('leaves alone what is no document', () => {
  expect(addLoader('<p>part</p>', '', built)).toBe('<p>part</p>');
});
