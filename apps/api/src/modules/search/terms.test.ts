import { expect, test } from 'vitest';
import { stemOf, termsOf } from './terms.ts';

test('words worth remembering: each once, none too short, too long or a number', () => {
  expect(termsOf(`a to nav nav ${'x'.repeat(41)} 2026 q4x fund`)).toEqual(['fund', 'nav', 'q4x']);
});

test.each([
  ['jobs', 'job'],
  ['taxes', 'tax'],
  ['open end funds', 'open end fund'],
  ['policies', 'polic'],
  ['status', 'status'],
  ['loss', 'loss'],
  ['sms', 'sms'],
  ['نوکریاں', 'نوکریاں'],
])('%s is looked for as %s', (phrase, stem) => {
  expect(stemOf(phrase)).toBe(stem);
});
