import type { CellReading } from '@fundfront/content-model';
import { type ContentType, contentType, isContentTypeName } from '@fundfront/content-model';
import type { Ctx } from '../../context.ts';
import { inBatches } from '../../eventLoop.ts';
import type { Matching } from './matchColumns.ts';
import { entriesNamed } from './queries.ts';
import type { SheetLine } from './readSheet.ts';

/** @returns the id that a cell means, among the entries of a type */
export type ResolveReference = (type: string, text: string) => CellReading;

type Named = Awaited<ReturnType<typeof entriesNamed>>;
type Index = readonly ReadonlyMap<string, Named>[];

/** By id, slug and title. */
const indexOf = (named: Named): Index =>
  (['id', 'slug', 'title'] as const).map((key) => Map.groupBy(named, (each) => each[key]));

function found(index: Index, text: string): string[] {
  const named = index.map((by) => by.get(text.trim()) ?? []).find((each) => each.length > 0);
  return [...new Set(named?.map(({ id }) => id))];
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
  const named = new Map<string, Index>();
  for (const [target, names] of wanted) {
    const all = await inBatches([...names], (batch) => entriesNamed(ctx.db, target, batch));
    named.set(target, indexOf(all));
  }
  return (target, text) => {
    const [id, ...others] = found(named.get(target) ?? [], text);
    if (id === undefined)
      return { problem: `There is no ${labelOf(target)} with the key, ID or title “${text.trim()}”` };
    if (others.length > 0) return { problem: `Several entries are called “${text.trim()}”: give the ID of one` };
    return { value: id };
  };
}
