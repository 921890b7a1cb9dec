// @vitest-environment node
import { expect, it } from 'vitest';
import { pastPrefix, stayInPast } from './pastPages.ts';

const prefix = '/as-of/a.b.c';

it.each([
  ['/as-of/a.b.c', prefix],
  ['/as-of/a.b.c/ur/home?x=1', prefix],
  ['/as-of/', undefined],
  ['/as-of-now/a', undefined],
  ['/home', undefined],
])('%s belongs to the moment %s', (url, found) => expect(pastPrefix(url)).toBe(found));

it.each([
  ['<a class="x" href="/about-us?x=1#team">', '<a class="x" href="/as-of/a.b.c/about-us?x=1#team">'],
  ['<a href="/ur">', '<a href="/as-of/a.b.c/ur">'],
  ['<form action="/search">', '<form inert="" action="/search">'],
])('%s stays in the moment', (html, wanted) => expect(stayInPast(html, prefix)).toBe(wanted));

it.each([
  '<a href="#main">',
  '<a href="//elsewhere.example/x">',
  '<a href="https://elsewhere.example/x">',
  '<a href="/api/files/x.pdf/Form.pdf">',
  '<a href="/feed.xml">',
  '<a href="/as-of/a.b.c/home">',
  '<a data-today="" href="/home">',
  '<link rel="alternate" href="/ur">',
])('%s is left alone', (html) => expect(stayInPast(html, prefix)).toBe(html));
