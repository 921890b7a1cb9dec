import { describe, expect, it } from 'vitest';
import { stripScripts, withoutPreloads } from './stripScripts.ts';

const data = '<script type="application/ld+json">{"@type":"Thing"}</script>';

it('preloads no sheet, since its part is in the page', () => {
  const font = '</f.woff2>; rel=preload; as="font"; type="font/woff2"';
  expect(withoutPreloads(`${font}, </s.css>; rel=preload; as="style"`)).toBe(font);
});

describe('stripScripts', () => {
  it('takes out what Next writes, and leaves data', () => {
    const ofNext = [
      '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>',
      '<script src="/_next/static/chunks/a.js" async=""></script>',
      '<script src="/_next/static/chunks/old.js" noModule=""></script>',
      '<script src="/_next/static/chunks/b.js" id="_R_" async=""></script>',
      '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({})</script>',
      '<script>requestAnimationFrame(function(){$RT=performance.now()});</script>',
      '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
      '<script>self.__next_f.push([1,"<p>text</p>"])</script>',
    ].join('');
    expect(stripScripts(`<p>a</p>${ofNext}${data}<p>b</p>`)).toBe(`<p>a</p>${data}<p>b</p>`);
  });

  it.each([
    '<script>$RC("B:0","S:0")</script>',
    '<script src="https://elsewhere.example/a.js"></script>',
    '<script>x()</script>',
  ])('refuses a page with %s', (unknown) => {
    expect(() => stripScripts(`<p>a</p>${unknown}`)).toThrow('not known');
  });
});
