import { project, size } from './countryMap.ts';

export interface Place {
  id: string;
  name: string;
  /** Degrees, as exact decimals in text. */
  latitude: string | null;
  longitude: string | null;
}

/** Null: there is no room for the name. */
export type Side = 'east' | 'west' | 'north' | 'south' | null;

export interface MapMarker {
  id: string;
  name: string;
  /** Per cent of the drawing. */
  x: number;
  y: number;
  side: Side;
}

type Box = { left: number; right: number; top: number; bottom: number };

/** Px, the narrowest drawing that still shows names; on wider ones they only move apart. */
export const minWidth = 300;

/** A name's rough measures, px. */
const letter = 7.4;
const line = 18;
const labelOffset = 9;

const sides: readonly Exclude<Side, null>[] = ['east', 'west', 'north', 'south'];

function boxOf(x: number, y: number, name: string, side: Exclude<Side, null>): Box {
  const width = Array.from(name).length * letter;
  if (side === 'east')
    return { left: x + labelOffset, right: x + labelOffset + width, top: y - line / 2, bottom: y + line / 2 };
  if (side === 'west')
    return { left: x - labelOffset - width, right: x - labelOffset, top: y - line / 2, bottom: y + line / 2 };
  const middle = side === 'north' ? y - labelOffset - line / 2 : y + labelOffset + line / 2;
  return { left: x - width / 2, right: x + width / 2, top: middle - line / 2, bottom: middle + line / 2 };
}

const overlaps = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

function positions(places: readonly Place[]) {
  const groups = Map.groupBy(places, ({ name }) => name);
  return [...groups.values()].flatMap((group) => {
    const found = group.flatMap(({ latitude, longitude }) =>
      latitude === null || longitude === null ? [] : (project(Number(longitude), Number(latitude)) ?? []),
    );
    const [first] = group;
    if (!first || found.length === 0) return [];
    const mean = (axis: 'x' | 'y') => found.reduce((sum, point) => sum + point[axis], 0) / found.length;
    return [{ id: first.id, name: first.name, x: mean('x'), y: mean('y') }];
  });
}

export function mapMarkers(places: readonly Place[]): MapMarker[] {
  const scale = minWidth / size.width;
  const found = positions(places).map((place) => ({ ...place, px: place.x * scale, py: place.y * scale }));
  const occupied: Box[] = found.map(({ px, py }) => ({ left: px - 5, right: px + 5, top: py - 5, bottom: py + 5 }));
  return found.map(({ id, name, x, y, px, py }, index) => {
    const free = (box: Box) =>
      box.left >= 0 &&
      box.right <= minWidth &&
      box.top >= 0 &&
      box.bottom <= size.height * scale &&
      occupied.every((other, at) => at === index || !overlaps(box, other));
    const side = sides.find((each) => free(boxOf(px, py, name, each))) ?? null;
    if (side) occupied.push(boxOf(px, py, name, side));
    return { id, name, x: percent(x, size.width), y: percent(y, size.height), side };
  });
}

const percent = (part: number, whole: number) => Math.round((part / whole) * 10_000) / 100;
