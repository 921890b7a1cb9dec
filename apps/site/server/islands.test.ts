import { expect, it } from 'vitest';
import { addLoader, shortenProps, takeOutProps } from './islands.ts';

const built = {
  loader: 'main-1.js',
  islands: {
    search: ['start-1.js', 'main-1.js', 'search-1.js'],
    callButton: ['call-1.js', 'start-1.js'],
  },
  messages: { 'en.forms': ['forms-1.js'], 'ur.forms': ['forms-2.js'] },
};

it('names the sheet and the chunks of the islands on the page, each once, those last that wait to be used', () => {
  const island = (name: string, start = 'used') =>
    `<site-island data-island="${name}" data-start="${start}" data-props='{"form":{"$messages":"en.forms.labels"}}'></site-island>`;
  const html = `<html><body>${island('search')}${island('search')}${island('callButton', 'idle')}</body></html>`;
  const [loader] = /<script.*<\/script>/.exec(addLoader(html, '/s.css', built, null).html) ?? [];
  expect(loader).toBe(
    '<script type="module" src="/islands/main-1.js" data-sheet="/s.css" data-chunks="start-1 call-1 forms-1 search-1"></script>',
  );
});

it('leaves alone what is no document', () => {
  expect(addLoader('<p>part</p>', '', built, '/part')).toEqual({ html: '<p>part</p>' });
});

it('writes the quotation marks of props as they are, and nothing that ends their attribute', () => {
  const props = '{&quot;a&quot;:&quot;it&#x27;s &lt;b&gt; &amp;quot; \\&quot;&quot;}';
  const html = `<site-island data-island="a" data-props="${props}"><p title="&quot;">&quot;</p></site-island>`;
  expect(shortenProps(html)).toBe(
    `<site-island data-island="a" data-props='{"a":"it&#x27;s &lt;b&gt; &amp;quot; \\""}'><p title="&quot;">&quot;</p></site-island>`,
  );
});

const growth = (text: string, start = 'visible') =>
  `<site-island data-island="growth" data-start="${start}" data-props="{&quot;text&quot;:&quot;${text}&quot;,&quot;messages&quot;:{&quot;$messages&quot;:&quot;en.forms&quot;}}"></site-island>`;
const long = 'x'.repeat(2_000);

it('puts what islands that wait are given beside the page, with chunks that it need not name, and says where', () => {
  const text = `it&#x27;s &lt;b&gt; &amp;amp; ${long}`;
  const used = growth('a', 'used').replace('en.forms', 'ur.forms');
  const page = `<body>${growth('now', 'idle')}${used}${growth(text)}</body>`;
  const charted = { ...built, islands: { growth: ['start-1.js', 'main-1.js'], chart: ['start-1.js', 'chart-1.js'] } };
  const chart = '<site-island data-island="chart" data-start="visible" data-props="{}"></site-island>';
  const { html, props } = addLoader(shortenProps(`${page + chart}</body>`), '/s.css', charted, '/ur/a-fund');
  expect(props?.text.toString().split('\n')).toEqual([
    'growth growth chart',
    'chart-1',
    '{"text":"a","messages":{"$messages":"ur.forms"}}',
    JSON.stringify({ text: `it's <b> &amp; ${long}`, messages: { $messages: 'en.forms' } }),
    '{}',
  ]);
  expect(html).toContain(`data-start="idle" data-props='{"text":"now"`);
  expect(html).toContain('data-start="used" data-props="2"></site-island>');
  expect(html).toContain('data-start="visible" data-props="3"></site-island>');
  const from = `/island-props/ur/a-fund?${props?.version}`;
  expect(html).toContain(`data-chunks="start-1 forms-1 forms-2" data-props="${from}"></script>`);
  expect(addLoader(shortenProps(page.replace('xxx', 'xyx')), '/s.css', charted, '/ur/a-fund').props?.version).not.toBe(
    props?.version,
  );
});

it('leaves in the page what is little, and all where the page is for one request', () => {
  expect(takeOutProps(shortenProps(`<body>${growth('a')}</body>`))).toBeNull();
  const { html, props } = addLoader(shortenProps(`<body>${growth(long)}</body>`), '/s.css', built, null);
  expect(props).toBeUndefined();
  expect(html).toContain(long);
});
