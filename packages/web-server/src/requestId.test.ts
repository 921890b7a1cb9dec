import { expect, it } from 'vitest';
import { requestIdOf, requestIdPlaceholder } from './requestId.ts';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

it.each(['0123456789abcdef0123456789abcdef', 'c0ffee00-0000-4000-8000-000000000000', 'edge.example_12'])(
  'keeps %s of a proxy that is trusted, and of nobody else',
  (given) => {
    expect(requestIdOf(given, true)).toBe(given);
    expect(requestIdOf(given, false)).toMatch(uuid);
  },
);

it.each([
  ['nothing', undefined],
  ['an empty one', ''],
  ['a short one', 'a'],
  ['10 KB', 'a'.repeat(10_240)],
  ['a line break', 'aaaaaaaa\r\nset-cookie: a=1'],
  ['one at its end', 'aaaaaaaaaaaa\n'],
  ['markup', '<script>alert(1)</script>'],
  ['quotes of a log line', 'aaaaaaaa","level":60,"'],
  ['letters that look alike', 'аааааааааааа'],
  ['two at once', ['aaaaaaaaaaaa', 'bbbbbbbbbbbb']],
])('makes one in place of %s', (_what, given) => {
  expect(requestIdOf(given, true)).toMatch(uuid);
});

it('makes another for each request', () => {
  expect(requestIdOf(undefined, true)).not.toBe(requestIdOf(undefined, true));
});

it('has a placeholder that is no id of anything', () => {
  expect(requestIdPlaceholder).not.toMatch(uuid);
});
