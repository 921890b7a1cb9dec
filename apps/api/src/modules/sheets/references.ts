import type { CellReading } from '@fundfront/content-model';
import { type ContentType, contentType, isContentTypeName } from '@fundfront/content-model';
import type { Ctx } from '../../context.ts';
import type { Matching } from './matchColumns.ts';
import { entriesNamed } from './queries.ts';
import type { SheetLine } from './readSheet.ts';

/** @returns the id that a cell means, among the entries of a type */
export type ResolveReference = (type: string, text: string) => CellReading;

type Named = Awaited<ReturnType<typeof entriesNamed>>;

function found(named: Named, text: string): string[] {
  const wanted = text.trim();
  for (const key of ['id', 'slug', 'title'] as const) {
    const ids = new Set(named.filter((each) => each[key] === wanted).map(({ id }) => id));
    if (ids.size > 0) return [...ids];
  }
  return [];
}

const labelOf = (type: string) => (isContentTypeName(type) ? contentType(type).labels.one.toLowerCase() : type);

/** By id, else by slug, else by title; read at once for all rows. */
export async function referencesOf(
  ctx: Ctx,
  type: ContentType,
  matching: Matching,
  lines: readonly SheetLine[],
): Promise<ResolveReference> {
  const wanted = new Map<string, Set<string>>();
  for (const [index, column] of matching.entries()) {
    const target = type.fields[column?.field ?? '']?.references ?? null;
    if (target === null) continue;
    const names = wanted.get(target) ?? new Set<string>();
    for (const { cells } of lines) if (cells[index]?.trim()) names.add(cells[index].trim());
    wanted.set(target, names);
  }
  const named = new Map<string, Named>();
  for (const [target, names] of wanted) named.set(target, await entriesNamed(ctx.db, target, [...names]));
  return (target, text) => {
    const [id, ...others] = found(named.get(target) ?? [], text);
    if (id === undefined)
      return { problem: `There is no ${labelOf(target)} with the key, ID or title “${text.trim()}”` };
    if (others.length > 0) return { problem: `Several entries are called “${text.trim()}”: give the ID of one` };
    return { value: id };
  };
}
