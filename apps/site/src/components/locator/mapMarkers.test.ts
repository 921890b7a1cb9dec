import { describe, expect, it } from 'vitest';
import { project, size } from './countryMap.ts';
import { mapMarkers, type Place } from './mapMarkers.ts';

const place = (name: string, latitude: string | null, longitude: string | null, id = name): Place => ({
  id,
  name,
  latitude,
  longitude,
});
const cities = [
  place('Karachi', '24.86', '67.01'),
  place('Lahore', '31.55', '74.34'),
  place('Islamabad', '33.69', '73.06'),
  place('Rawalpindi', '33.60', '73.05'),
  place('Quetta', '30.18', '66.98'),
];
const markOf = (name: string) => mapMarkers(cities).find((mark) => mark.name === name);

describe('project', () => {
  it('puts the north above and the east to the right', () => {
    const karachi = project(67.01, 24.86);
    const lahore = project(74.34, 31.55);
    expect(lahore?.x).toBeGreaterThan(karachi?.x ?? size.width);
    expect(lahore?.y).toBeLessThan(karachi?.y ?? 0);
  });

  it('leaves out what lies elsewhere and what is no place', () => {
    expect(project(55.3, 25.2)).toBeNull();
    expect(project(Number('east'), 25.2)).toBeNull();
  });
});

describe('marksOf', () => {
  it('stands in per cent of the drawing', () => {
    for (const { x, y } of mapMarkers(cities)) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(100);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(100);
    }
  });

  it('gives neighbours different sides', () => {
    expect(markOf('Islamabad')?.side).not.toBeNull();
    expect(markOf('Rawalpindi')?.side).not.toBe(markOf('Islamabad')?.side);
  });

  it('draws places of one name once, and those without a position not at all', () => {
    const marks = mapMarkers([
      place('Karachi', '24.80', '67.00', 'a'),
      place('Karachi', '24.90', '67.10', 'b'),
      place('Multan', null, '71.5'),
    ]);
    expect(marks.map(({ id }) => id)).toEqual(['a']);
    expect(project(67.05, 24.85)?.x).toBeCloseTo(((marks[0]?.x ?? 0) * size.width) / 100, 0);
  });

  it('leaves a name out rather than writing it over another', () => {
    const crowd = Array.from({ length: 8 }, (_, index) => place(`Branch number ${index}`, '24.86', '67.01'));
    const named = mapMarkers(crowd).filter(({ side }) => side !== null);
    expect(named.length).toBeLessThan(crowd.length);
  });
});
