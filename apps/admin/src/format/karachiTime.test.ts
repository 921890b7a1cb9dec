import { expect, it } from 'vitest';
import { karachiInstant, localInput, weeksOf } from './karachiTime.ts';

it('reads what was typed as Karachi’s time, and writes it back', () => {
  expect(karachiInstant('2026-11-23T09:00')?.toISOString()).toBe('2026-11-23T04:00:00.000Z');
  expect(localInput(new Date('2026-11-22T20:30:00Z'))).toBe('2026-11-23T01:30');
  expect(karachiInstant('soon')).toBeNull();
  expect(karachiInstant('2026-13-40T09:00')).toBeNull();
});

it('lays a month out in weeks from Monday', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]?.[0]).toBe('2026-10-26');
  expect(weeks.at(-1)?.[0]).toBe('2026-11-30');
  expect(weeksOf('2027-02')).toHaveLength(4);
});
