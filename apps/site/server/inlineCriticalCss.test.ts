import { describe, expect, it } from 'vitest';
import { inlineCriticalCss } from './inlineCriticalCss.ts';

const sheet = '<link rel="stylesheet" href="/s.css" data-precedence="next"/>';
const scripts =
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/b.js"/><script src="/_next/a.js" async=""></script>';
const old = '<script src="/_next/old.js" noModule=""></script>';
const body = '<p class="a">$&amp;</p><script>data</script>';
const page = `<html><head>${sheet}${scripts}${old}</head><body>${body}<script src="/_next/b.js" async=""></script></body></html>`;

describe('inDrawingOrder', () => {
  it('puts the styles in the place of the sheet, and leaves sheet and scripts to the end', () => {
    const piecesOf = (href: string) => (href === '/s.css' ? [{ css: '.a{content:"$&"}' }] : undefined);
    const deferred =
      '<script src="/deferred.v1.js" defer data-sheet="/s.css" data-scripts="/_next/a.js /_next/b.js"></script>';
    expect(inlineCriticalCss(page, piecesOf)).toBe(
      `<html><head><style>.a{content:"$&"}</style>${old}</head><body>${body}${deferred}</body></html>`,
    );
  });

  it('leaves a document alone whose sheet it does not know, or that is none', () => {
    expect(inlineCriticalCss(page, () => undefined)).toBe(page);
    expect(inlineCriticalCss('<p>part</p>', () => [])).toBe('<p>part</p>');
  });
});
