import { describe, expect, it } from 'vitest';
import { classesIn, inlineCriticalCss, type Piece, stylesFor } from './criticalCss.ts';

const pieces: Piece[] = [
  { css: '*{margin:0}' },
  { css: '.a{color:red}', needs: [['a']] },
  { css: '.a .b,.c{top:0}', needs: [['a', 'b'], ['c']] },
  {
    at: '@media print',
    inside: [
      { css: '.a{color:black}', needs: [['a']] },
      { css: '.d{display:none}', needs: [['d']] },
    ],
  },
  { at: '@media (width>1px)', inside: [{ css: '.d{top:1px}', needs: [['d']] }] },
];

describe('stylesFor', () => {
  it('keeps the order, and of each rule what one of its selectors needs', () => {
    expect(stylesFor(pieces, new Set(['a']))).toBe('*{margin:0}.a{color:red}@media print{.a{color:black}}');
    expect(stylesFor(pieces, new Set(['c']))).toBe('*{margin:0}.a .b,.c{top:0}');
    expect(stylesFor(pieces, new Set(['a', 'b']))).toContain('.a .b,.c{top:0}');
  });

  it('leaves out a condition with nothing left in it', () => {
    expect(stylesFor(pieces, new Set(['a']))).not.toContain('width');
  });
});

describe('classesIn', () => {
  it('reads elements, not the data of scripts', () => {
    const html = '<p class="a b"><svg class="c"></svg></p><script>x = \'<i class="d">\'</script>';
    expect([...classesIn(html)]).toEqual(['a', 'b', 'c']);
  });
});

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
