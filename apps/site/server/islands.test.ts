import { expect, it } from 'vitest';
import { addLoader, shortenProps } from './islands.ts';

const built = {
  loader: 'main-1.js',
  islands: {
    search: ['start-1.js', 'main-1.js', 'search-1.js'],
    callButton: ['start-1.js', 'call-1.js'],
    other: ['o.js'],
  },
  messages: { 'en.forms': ['forms-1.js'], 'ur.forms': ['forms-2.js'] },
};

it('names the sheet and the chunks of the islands on the page, each once, those last that wait to be used', () => {
  const island = (name: string, start = 'used') =>
    `<site-island data-island="${name}" data-start="${start}" data-props='{"form":{"$messages":"en.forms.labels"}}'></site-island>`;
  const html = `<html><body>${island('search')}${island('search')}${island('callButton', 'idle')}</body></html>`;
  const [loader] = /<script.*<\/script>/.exec(addLoader(html, '/s.css', built)) ?? [];
  expect(loader).toBe(
    '<script type="module" src="/islands/main-1.js" data-sheet="/s.css" data-chunks="start-1 call-1 forms-1 search-1"></script>',
  );
});

it('leaves alone what is no document', () => {
  expect(addLoader('<p>part</p>', '', built)).toBe('<p>part</p>');
});

it('writes the quotation marks of props as they are, and nothing that ends their attribute', () => {
  const props = '{&quot;a&quot;:&quot;it&#x27;s &lt;b&gt; &amp;quot; \\&quot;&quot;}';
  const html = `<site-island data-island="a" data-props="${props}"><p title="&quot;">&quot;</p></site-island>`;
  expect(shortenProps(html)).toBe(
    `<site-island data-island="a" data-props='{"a":"it&#x27;s &lt;b&gt; &amp;quot; \\""}'><p title="&quot;">&quot;</p></site-island>`,
  );
});
