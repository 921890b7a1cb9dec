import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { limits } from './limits.ts';

function changed(value: unknown): unknown {
  if (typeof value === 'number') return value % 1_048_576 === 0 ? value - 3_145_728 : value + 1_001;
  return Object.fromEntries(Object.entries(Object(value)).map(([key, inner]) => [key, changed(inner)]));
}

function sentencesOf(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  return Object.values(value).flatMap((inner) => sentencesOf(inner, seen));
}

const numeric = /\d ?(?:MB|characters|digits|rows|حروف|ہندسوں)/;
// The form of a phone number, which is no limit.
const fixed = /0000-0000000/;

async function sentences(): Promise<string[]> {
  const { formMessages } = await import('./forms/index.ts');
  const { allCalls } = await import('./wire/allCalls.ts');
  const { email, image, keyValues, richText, slug, text } = await import('./fields/index.ts');
  const fields = [email, image, keyValues, richText, slug, text].map((define) => define({ label: 'Name' }));
  return sentencesOf({ formMessages, allCalls, fields }).filter((text) => numeric.test(text) && !fixed.test(text));
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.doUnmock('./limits.ts'));

it('says a changed limit in every sentence, in both languages', async () => {
  const before = new Set(await sentences());
  expect([...before].filter((text) => text.includes('10MB')).length).toBe(2);
  expect(before.size).toBeGreaterThan(30);
  vi.resetModules();
  vi.doMock('./limits.ts', () => ({ limits: changed(limits) }));
  const after = await sentences();
  expect(after.filter((text) => before.has(text))).toEqual([]);
  expect(after.filter((text) => text.includes('7MB')).length).toBe(2);
});

it('keeps the words of the specification', async () => {
  const { formMessages } = await import('./forms/index.ts');
  expect(formMessages.en['file.size']).toBe('File size must be less than 10MB.');
  expect(formMessages.ur['file.size']).toBe('فائل کا حجم \u206610MB\u2069 سے کم ہونا چاہیے۔');
  expect(formMessages.en['cnic.invalid']).toBe('CNIC must be exactly 13 digits');
});
