import { describe, expect, it } from 'vitest';
import { formatAgo, formatInstant } from './dates.ts';

describe('dates', () => {
  const now = Date.parse('2026-11-21T09:00:00Z');

  it.each([
    ['2026-11-21T08:59:30Z', 'just now'],
    ['2026-11-21T08:46:00Z', '14 minutes ago'],
    ['2026-11-21T04:10:00Z', '09:10'],
    ['2026-11-20T18:30:00Z', 'yesterday'],
    ['2026-11-12T09:00:00Z', '12 Nov'],
    ['2025-12-03T09:00:00Z', '3 Dec 2025'],
  ])('says how long ago %s was', (instant, expected) => expect(formatAgo(instant, now)).toBe(expected));

  it('shows instants in Karachi', () => {
    expect(formatInstant('2026-11-20T20:30:00Z')).toBe('21 Nov 2026, 01:30');
  });
});
