import { afterEach, describe, expect, it } from 'vitest';
import { leavesPage } from './startNavigationProgress.ts';

const here = new URL('/home?a=1', location.href);

afterEach(() => {
  document.body.innerHTML = '';
});

function onClick(html: string, init: MouseEventInit = {}, prevented = false): boolean {
  document.body.innerHTML = html;
  let result: boolean | undefined;
  if (prevented) document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
  window.addEventListener(
    'click',
    (event) => {
      result = leavesPage(event, here);
      event.preventDefault();
    },
    { once: true },
  );
  document.body
    .querySelector('[data-it]')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  return result ?? false;
}

describe('a click', () => {
  it.each([
    ['another page', '<a href="/about-us" data-it>x</a>'],
    ['a word inside a link', '<a href="/about-us"><b data-it>x</b></a>'],
    ['the same page again', '<a href="/home?a=1" data-it>x</a>'],
    ['another query', '<a href="/home?a=2#top" data-it>x</a>'],
    ['this tab by name', '<a href="/about-us" target="_self" data-it>x</a>'],
  ])('on %s leaves', (_name, html) => {
    expect(onClick(html)).toBe(true);
  });

  it.each([
    ['a part of the page', '<a href="/home?a=1#main" data-it>x</a>', {}],
    ['another site', '<a href="https://other.example/" data-it>x</a>', {}],
    ['a phone', '<a href="tel:123" data-it>x</a>', {}],
    ['a file', '<a href="/api/media/x.pdf" data-it>x</a>', {}],
    ['a download', '<a href="/x" download data-it>x</a>', {}],
    ['a new tab', '<a href="/x" target="_blank" data-it>x</a>', {}],
    ['a new tab by key', '<a href="/x" data-it>x</a>', { ctrlKey: true }],
    ['the middle button', '<a href="/x" data-it>x</a>', { button: 1 }],
    ['no link', '<button data-it>x</button>', {}],
  ])('on %s stays', (_name, html, init) => {
    expect(onClick(html, init)).toBe(false);
  });

  it('that somebody handled stays', () => {
    expect(onClick('<a href="/about-us" data-it>x</a>', {}, true)).toBe(false);
  });
});

describe('a form', () => {
  const submitted = (html: string) => {
    document.body.innerHTML = html;
    let result = false;
    window.addEventListener(
      'submit',
      (event) => {
        result = leavesPage(event, here);
      },
      { once: true },
    );
    document.body.querySelector('form')?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    return result;
  };

  it.each([
    ['<form action="/search"></form>', true],
    ['<form action="/search" target="_blank"></form>', false],
    ['<form method="dialog"></form>', false],
  ])('%s', (html, leaves) => {
    expect(submitted(html)).toBe(leaves);
  });
});
