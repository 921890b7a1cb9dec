import { expect, it } from 'vitest';
import { dueText } from './dueText.ts';

it.each([
  ['2026-11-20T11:58:00Z', 'calm', '1 h 32 min left'],
  ['2026-11-20T12:30:00Z', 'calm', '1 h left'],
  ['2026-11-20T12:34:10Z', 'soon', '56 min left'],
  ['2026-11-20T13:30:00Z', 'soon', '0 min left'],
  ['2026-11-20T13:44:20Z', 'late', 'late by 14 min'],
  ['2026-11-23T14:00:00Z', 'late', 'late by 3 days'],
  ['2026-11-18T10:30:00Z', 'calm', '2 days left'],
])('at %s it is %s: %s', (now, tone, text) => {
  expect(dueText('2026-11-20T13:30:00Z', Date.parse(now))).toEqual({ tone, text });
});
