import { describe, expect, it } from 'vitest';
import { type Branch, byCity, matching } from './branch.ts';
import { distanceKm, formatKm, nearestFirst } from './distance.ts';

const branch = (name: string, city: string, position: Branch['position'] = null): Branch => ({
  id: name,
  name,
  city,
  postalAddress: 'Sample Street 1',
  phone: null,
  email: null,
  hours: null,
  position,
  language: {},
});
const karachi = { latitude: 24.86, longitude: 67.01 };
const lahore = { latitude: 31.55, longitude: 74.34 };

describe('byCity', () => {
  it('orders cities as the language does, and leaves branches in their order', () => {
    const cities = byCity([branch('B', 'Lahore'), branch('A', 'Lahore'), branch('C', 'Karachi')], 'en');
    expect(cities.map(({ name }) => name)).toEqual(['Karachi', 'Lahore']);
    expect(cities[1]?.branches.map(({ name }) => name)).toEqual(['B', 'A']);
  });
});

describe('matching', () => {
  const all = [branch('Clifton', 'Karachi'), branch('گلبرگ', 'لاہور')];

  it('wants every word, in any order and letter form', () => {
    expect(matching(all, '', 'street CLIFTON').map(({ name }) => name)).toEqual(['Clifton']);
    expect(matching(all, '', 'لاهور').map(({ name }) => name)).toEqual(['گلبرگ']);
    expect(matching(all, '', 'clifton lahore')).toEqual([]);
  });

  it('keeps to the chosen city', () => {
    expect(matching(all, 'Karachi', '').map(({ name }) => name)).toEqual(['Clifton']);
    expect(matching(all, '', '')).toHaveLength(2);
  });
});

describe('distance', () => {
  it('measures along the surface', () => {
    expect(distanceKm(karachi, karachi)).toBe(0);
    expect(distanceKm(karachi, lahore)).toBeGreaterThan(1_000);
    expect(distanceKm(karachi, lahore)).toBeLessThan(1_050);
    expect(distanceKm({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(Math.PI * 6371, 0);
  });

  it('says tenths only where they matter', () => {
    expect(formatKm(0)).toBe('0.0');
    expect(formatKm(3.44)).toBe('3.4');
    expect(formatKm(9.97)).toBe('10');
    expect(formatKm(127.6)).toBe('128');
  });

  it('puts the nearest first and those without a position last', () => {
    const sorted = nearestFirst(
      [branch('nowhere', 'X'), branch('far', 'Lahore', lahore), branch('near', 'Karachi', karachi)],
      { latitude: 24.9, longitude: 67 },
    );
    expect(sorted.map((row) => row.branch.name)).toEqual(['near', 'far', 'nowhere']);
    expect(sorted[2]?.km).toBeNull();
  });
});
