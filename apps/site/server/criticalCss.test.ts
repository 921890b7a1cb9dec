import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { inlineCriticalCss, namesIn, type Piece, readStyles, stylesFor, withoutUnused } from './criticalCss.ts';

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

describe('namesIn', () => {
  it('reads elements, not the data of scripts', () => {
    const html = '<p class="a b"><svg class="c"></svg></p><script>x = \'<i class="d">\'</script>';
    expect([...namesIn(html)]).toEqual(['a', 'b', 'c']);
  });

  it('reads custom properties', () => {
    const used = namesIn('<i style="color:var(--ink)"></i><path fill="var(--line, red)"/>');
    expect([...used]).toEqual(['--ink', '--line']);
    expect(stylesFor([{ css: ':root{--ink:red}', needs: [['--ink']] }], used)).toBe(':root{--ink:red}');
  });
});

it('needs a state that islands bring about only where the server has drawn it', () => {
  const invalid: Piece[] = [{ css: '.a[aria-invalid=true]{color:red}', needs: [['a', 'aria-invalid']] }];
  expect(stylesFor(invalid, namesIn('<i class="a" aria-invalid="false"></i>'))).toBe('');
  expect(stylesFor(invalid, namesIn('<i class="a" aria-invalid="true"></i>'))).toBe('.a[aria-invalid=true]{color:red}');
});

describe('withoutUnused', () => {
  it('leaves out animations that nothing plays', () => {
    const frames = (name: string) => `@keyframes ${name}{0%{top:0}to{top:1px}}`;
    const played = '.a{animation:.2s ease-out b,c 1s}@media print{.b{animation-name:d}}';
    const css = (names: string) => [...names].map(frames).join('') + played;
    expect(withoutUnused(css('abcde'), new Set())).toBe(css('bcd'));
  });

  it('leaves out custom properties that nothing refers to, also those of others that go', () => {
    const css = ':root{--a:1px;--b:var(--a);--c:0;--d:1}.x{--c:2;--b:"Noto Naskh", serif}.y{top:var(--c,0)}';
    expect(withoutUnused(css, new Set(['--d']))).toBe(':root{--c:0;--d:1}.x{--c:2;}.y{top:var(--c,0)}');
    expect(withoutUnused('.x{--b:1}@media print{.x{--b:2}.y{top:0}}', new Set())).toBe('@media print{.y{top:0}}');
  });
});

describe('readStyles', () => {
  it('makes of the sheet of a route, in the language of the page, what the used names need', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'fundfront-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    mkdirSync(path.join(folder, 'en'));
    writeFileSync(path.join(folder, 'en', 's.css.json'), JSON.stringify(pieces));
    const stylesOf = readStyles(folder);
    const made = stylesOf('/_next/s.css', 'en', new Set(['a', 'c']));
    expect(made).toBe('*{margin:0}.a{color:red}.a .b,.c{top:0}@media print{.a{color:black}}');
    expect(stylesOf('/_next/s.css', 'en', new Set(['c', 'a']))).toBe(made);
    expect(stylesOf('/_next/s.css', 'en', new Set(['c']))).toBe('*{margin:0}.a .b,.c{top:0}');
    expect(stylesOf('/_next/s.css', 'ur', new Set(['a']))).toBeUndefined();
    expect(stylesOf('/_next/t.css', 'en', new Set(['a']))).toBeUndefined();
  });
});

const page =
  '<html><head><link rel="stylesheet" href="/s.css" data-precedence="next"/></head><body>$&amp;</body></html>';

describe('inlineCriticalCss', () => {
  it('puts the styles in the place of the sheet', () => {
    const css = '.always{content:"$&"}';
    const stylesOf = (href: string) => (href === '/s.css' ? css : undefined);
    const html = `<html><head><style>${css}</style></head><body>$&amp;</body></html>`;
    expect(inlineCriticalCss(page, stylesOf)).toEqual({ html, css, sheet: '/s.css' });
  });

  it('takes the language from the document', () => {
    const stylesOf = (_sheet: string, language: string) => `:root:lang(${language}){top:0}`;
    expect(inlineCriticalCss(page.replace('<html>', '<html dir="rtl" lang="ur">'), stylesOf).css).toBe(
      ':root:lang(ur){top:0}',
    );
  });

  it('leaves a document alone whose sheet it does not know, or that has none', () => {
    expect(inlineCriticalCss(page, () => undefined)).toEqual({ html: page, css: null, sheet: '/s.css' });
    expect(inlineCriticalCss('<p>part</p>', () => '')).toEqual({ html: '<p>part</p>', css: null, sheet: '' });
  });
});
