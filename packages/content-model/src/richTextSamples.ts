import { commonAttributes, richTextElements } from './richText.ts';

/** Elements that need others around them; any other may be alone. */
const parts = [
  '<h2>Heading</h2><h3>Smaller heading</h3><h4>Fourth level</h4><h5>Fifth level</h5>',
  '<p>A paragraph with <strong>strong</strong>, <b>bold</b>, <em>emphasis</em>, <i>italic</i>, <u>underlined</u>, <s>struck</s>, <mark>marked</mark>, <small>small</small>, <code>code</code>, <sub>below</sub>, <sup>above</sup>, <span>span</span>, <bdi>آپ</bdi>, <bdo dir="rtl">cba</bdo>, <abbr title="Net asset value">NAV</abbr><br />and <a href="/funds">a link</a>.</p>',
  '<ul><li>One</li><li>Two<ol><li>Three</li></ol></li></ul>',
  '<dl><dt>Term</dt><dd>Meaning</dd></dl>',
  '<blockquote><p>Quoted words</p></blockquote><pre>Fixed   width\n  text</pre><hr /><div>Words in a block</div>',
  '<div data-block="questions"><details><summary>When is it paid?</summary><p>Within six days</p></details><details><summary>Why?</summary><ul><li>It is the rule</li></ul></details></div>',
  '<figure><img src="/api/media/a.png" alt="A picture" loading="lazy" /><figcaption>Caption</figcaption></figure>',
  '<table><caption>Fees</caption><colgroup><col /><col /></colgroup><thead><tr><th>Fee</th><th>Rate</th></tr></thead><tbody><tr><th>Management</th><td>0.55%</td></tr></tbody><tfoot><tr><th>Sum</th><td>0.94%</td></tr></tfoot></table>',
];

/** What they show comes from elsewhere, so that no page has them as they are stored. */
const liveParts = [
  '<p>Now <span data-fund-figure="nav" data-entry="0199aabb-ccdd-7eef-8899-aabbccddeeff"></span></p>',
  '<ul data-block="documents"><li data-entry="0199aabb-ccdd-7eef-8899-aabbccddeeff"></li><li data-media="0199aabb-ccdd-7eef-8899-aabbccddee00"></li></ul>',
  '<div data-embed="youtube:dQw4w9WgXcQ">How to invest</div>',
];

const values: Readonly<Record<string, string>> = {
  href: 'https://example.org/a?b=1&amp;c=2',
  target: '_blank',
  rel: 'noopener noreferrer',
  src: '/api/media/b.webp',
  loading: 'lazy',
  style: 'text-align:center',
  dir: 'rtl',
  lang: 'ur',
  reversed: '',
  scope: 'row',
  type: 'a',
  'data-callout': 'note',
  'data-entry': '0199aabb-ccdd-7eef-8899-aabbccddeeff',
  'data-media': '0199aabb-ccdd-7eef-8899-aabbccddeeff',
  'data-block': 'documents',
  'data-embed': 'openstreetmap:24.86070,67.00110,16',
  'data-fund-figure': 'ytd',
  title: 'آپ &amp; &quot;we&quot;',
};

function opening(name: string): RegExp {
  return new RegExp(`<${name}(?=[ />])[^>]*?(?= ?/?>)`);
}

function sampleOf(name: string, attributes: readonly string[]): string {
  const part = parts.find((html) => opening(name).test(html)) ?? `<${name}>Words</${name}>`;
  const written = attributes.map((attribute) => ` ${attribute}="${values[attribute] ?? '2'}"`).join('');
  const sample = part.replace(opening(name), `<${name}${written}`);
  // What a figure says is never stored.
  return sample.replace(/(<span [^>]*\bdata-fund-figure[^>]*>)span(?=<)/, '$1');
}

// Required attributes come last, where sanitising puts them.
const always: Readonly<Record<string, readonly string[]>> = { img: ['src', 'loading'], a: ['href', 'rel'] };

function inOrder(name: string, attributes: readonly string[]): string[] {
  const last = ['src', 'loading', 'href', 'target', 'rel'];
  const all = new Set([...attributes, ...(always[name] ?? [])]);
  return [...[...all].filter((one) => !last.includes(one)), ...last.filter((one) => all.has(one))];
}

export const richTextSample = parts.join('');

export const richTextSamples: readonly string[] = [
  richTextSample,
  liveParts.join(''),
  ...Object.entries(richTextElements).flatMap(([name, own]) =>
    [[], ...own.map((attribute) => [attribute]), own, ...commonAttributes.map((attribute) => [attribute])].map((all) =>
      sampleOf(name, inOrder(name, all)),
    ),
  ),
];
