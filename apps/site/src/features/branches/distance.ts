import type { Branch } from './branch.ts';

export interface Position {
  /** Degrees north and east. */
  latitude: number;
  longitude: number;
}

const earthKm = 6371;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres, by the haversine formula. */
export function distanceKm(a: Position, b: Position): number {
  const half =
    Math.sin(radians(b.latitude - a.latitude) / 2) ** 2 +
    Math.cos(radians(a.latitude)) *
      Math.cos(radians(b.latitude)) *
      Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  return 2 * earthKm * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** "3.4" below ten kilometres, "128" above. */
export function formatKm(km: number): string {
  const tenths = Math.round(km * 10) / 10;
  return tenths < 10 ? tenths.toFixed(1) : String(Math.round(km));
}

/** Branches without a position come last, in their own order. */
export function nearestFirst(branches: readonly Branch[], origin: Position): { branch: Branch; km: number | null }[] {
  return branches
    .map((branch) => ({ branch, km: branch.position ? distanceKm(origin, branch.position) : null }))
    .sort((a, b) => (a.km ?? Number.MAX_VALUE) - (b.km ?? Number.MAX_VALUE));
}
