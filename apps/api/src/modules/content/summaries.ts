import { type ContentType, type EntryData, type Locale, mergeTranslation } from '@fundfront/content-model';
import type { EntrySummary } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { livePathsOf } from '../paths/queries.ts';
import { baseRowOf } from './entryDetail.ts';
import { type Entry, entriesById } from './queries/entries.ts';
import { peopleById } from './queries/people.ts';
import { type Row, rowsOfMany } from './queries/rows.ts';
import { rowSummaries } from './rowSummaries.ts';

type Cell = EntrySummary['columns'][string];

function shown(type: ContentType, entry: Entry, rows: readonly Row[], locale: Locale): EntryData {
  const base = baseRowOf(entry, rows);
  const own = rows.find((row) => row.locale === locale);
  return own && own !== base ? mergeTranslation(type, base.data, own.data) : base.data;
}

function titleIn(rows: readonly Row[], locale: Locale): string | null {
  return (rows.find((row) => row.locale === locale) ?? rows[0])?.title ?? null;
}

function cellOf(value: unknown): Cell {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

function byEntry(rows: readonly Row[]): Map<string, Row[]> {
  return Map.groupBy(rows, ({ entryId }) => entryId);
}

export async function summariesOf(
  ctx: Ctx,
  type: ContentType,
  locale: Locale,
  listed: readonly { id: string; depth: number }[],
): Promise<EntrySummary[]> {
  const ids = listed.map(({ id }) => id);
  const entries = await entriesById(ctx.db, ids);
  const rows = byEntry(await rowsOfMany(ctx.db, ids));
  const paths = await livePathsOf(ctx.db, ids);
  const people = await peopleById(
    ctx.db,
    [...rows.values()]
      .flat()
      .map(({ updatedBy }) => updatedBy)
      .concat([...entries.values()].map(({ assigneeId }) => assigneeId)),
  );
  const shownFields = Object.keys(type.fields).filter((name) => type.fields[name]?.column);
  const references = shownFields.filter((name) => type.fields[name]?.column === 'reference');
  const targets = [...rows.values()].flat().flatMap(({ data }) => references.map((column) => data[column]));
  const targetIds = [...new Set(targets.filter((id) => typeof id === 'string'))];
  const targetRows = byEntry(await rowsOfMany(ctx.db, targetIds));

  return listed.flatMap(({ id, depth }) => {
    const entry = entries.get(id);
    if (!entry) return [];
    const own = rows.get(id) ?? [];
    const data = shown(type, entry, own, locale);
    const columns = shownFields.map((column): [string, Cell] =>
      references.includes(column)
        ? [column, titleIn(targetRows.get(String(data[column])) ?? [], locale)]
        : [column, cellOf(data[column])],
    );
    const { baseLocale, parentId, sort, sample, assigneeId } = entry;
    const ofEntry = paths.filter(({ entryId }) => entryId === id);
    return {
      id,
      type: type.name,
      baseLocale,
      parentId,
      sort,
      depth,
      sample,
      assignee: people.get(assigneeId ?? '') ?? null,
      trashedAt: entry.trashedAt?.toISOString() ?? null,
      columns: Object.fromEntries(columns),
      rows: rowSummaries(entry, { rows: own, paths: ofEntry, people }),
    };
  });
}
