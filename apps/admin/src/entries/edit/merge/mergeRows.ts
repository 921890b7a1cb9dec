import type { EntryData } from '@fundfront/content-model';

export interface RowMerge {
  /** With `mine` where both changed the same field. */
  data: EntryData;
  /** Fields that only the other person changed: taken over. */
  theirs: readonly string[];
  /** Fields that both changed, each in another way. */
  collisions: readonly string[];
}

export interface Conflict {
  /** Another person's copy, saved since this one was read, or one's own of another tab. */
  theirs: { data: EntryData; version: number; by: string; at: string | null };
  merge: RowMerge;
  /** `opening`: unsaved text of before was opened. `typing`: the same person types in another tab, or did. */
  during: 'saving' | 'opening' | 'typing';
}

const isObject = (value: unknown): value is EntryData =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The order of keys says nothing: the database has one of its own. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => sameValue(item, other[index]));
  }
  if (isObject(one) && isObject(other)) {
    return keysOf(one, other).every((key) => sameValue(one[key] ?? null, other[key] ?? null));
  }
  return Object.is(one, other);
}

function keysOf(...objects: readonly EntryData[]): string[] {
  return [...new Set(objects.flatMap((object) => Object.keys(object)))];
}

type Merged = { value: unknown } | null;

/** Null where both changed it, and differently. */
function mergeValue(base: unknown, mine: unknown, theirs: unknown): Merged {
  if (sameValue(mine, theirs) || sameValue(base, theirs)) return { value: mine };
  if (sameValue(base, mine)) return { value: theirs };
  if (Array.isArray(mine) && Array.isArray(theirs)) return mergeList(Array.isArray(base) ? base : [], mine, theirs);
  if (isObject(base) && isObject(mine) && isObject(theirs)) return mergeObject(base, mine, theirs);
  return null;
}

function mergeObject(base: EntryData, mine: EntryData, theirs: EntryData): Merged {
  const { data, collisions } = mergeRows(base, mine, theirs);
  return collisions.length > 0 ? null : { value: data };
}

/** Rows that have a key of their own, as those of search engines have; null where they have none. */
function byKey(rows: readonly unknown[]): EntryData | null {
  const pairs = rows.map((row): [string, unknown] | null =>
    isObject(row) && typeof row.key === 'string' ? [row.key, row] : null,
  );
  const known = pairs.filter((pair) => pair !== null);
  return known.length === rows.length && new Set(known.map(([key]) => key)).size === rows.length
    ? Object.fromEntries(known)
    : null;
}

function mergeList(base: readonly unknown[], mine: readonly unknown[], theirs: readonly unknown[]): Merged {
  const [baseRows, myRows, theirRows] = [byKey(base), byKey(mine), byKey(theirs)];
  if (baseRows && myRows && theirRows) {
    const { data, collisions } = mergeRows(baseRows, myRows, theirRows);
    const left = Object.values(data).filter((row) => row !== null && row !== undefined);
    return collisions.length > 0 ? null : { value: left };
  }
  const added = [mine.length - base.length, theirs.length - base.length];
  // Both only added at the end: theirs were there first.
  if (added.every((count) => count > 0)) {
    const shared = mergeList(base, mine.slice(0, base.length), theirs.slice(0, base.length));
    if (!shared || !Array.isArray(shared.value)) return null;
    return { value: [...shared.value, ...theirs.slice(base.length), ...mine.slice(base.length)] };
  }
  if (added.some((count) => count !== 0)) return null;
  const items = base.map((item, index) => mergeValue(item, mine[index], theirs[index]));
  return items.every((item) => item !== null) ? { value: items.map((item) => item?.value) } : null;
}

/**
 * @param base what both began from
 */
export function mergeRows(base: EntryData, mine: EntryData, theirs: EntryData): RowMerge {
  const data: EntryData = {};
  const taken: string[] = [];
  const collisions: string[] = [];
  for (const key of keysOf(base, mine, theirs)) {
    const own = mine[key] ?? null;
    const merged = mergeValue(base[key] ?? null, own, theirs[key] ?? null);
    data[key] = merged ? merged.value : own;
    if (!merged) collisions.push(key);
    else if (!sameValue(merged.value, own)) taken.push(key);
  }
  return { data, theirs: taken, collisions };
}
