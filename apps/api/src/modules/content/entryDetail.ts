import type { Locale } from '@fundfront/content-model';
import type { EntryDetail } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { livePathsOf } from '../paths/queries.ts';
import { type Entry, findEntry } from './queries/entries.ts';
import { peopleById } from './queries/people.ts';
import { type Row, rowsOf, rowsOfMany } from './queries/rows.ts';
import { ancestorRows } from './queries/tree.ts';
import { kindOf, workingCopy } from './rowData.ts';
import { rowSummaries } from './rowSummaries.ts';
import { typeOfEntry } from './typeOf.ts';

/** Made with the entry, so it is always there. */
export function baseRowOf(entry: Entry, rows: readonly Row[]): Row {
  const base = rows.find(({ locale }) => locale === entry.baseLocale);
  if (!base) throw new Error(`Entry ${entry.id} has no row in its base language`);
  return base;
}

export async function entryOf(
  ctx: Ctx,
  { type, id, locale }: { type: string; id: string; locale?: Locale },
  options: { lock?: boolean } = {},
): Promise<Entry> {
  const entry = await findEntry(ctx.db, id, options);
  if (!entry || entry.type !== type)
    throw new AppError('NOT_FOUND', 'This content does not exist, or is in the trash.');
  if (locale && !typeOfEntry(entry).locales.includes(locale)) {
    throw new AppError('NOT_FOUND', 'This content does not exist in this language.');
  }
  return entry;
}

async function ancestorsOf(ctx: Ctx, entry: Entry) {
  if (entry.parentId === null) return [];
  const above = await ancestorRows(ctx.db, entry.id);
  const ids = [...new Set(above.map(({ id }) => id))];
  const rows = await rowsOfMany(ctx.db, ids);
  return ids.map((id) => ({
    id,
    title:
      (
        rows.find((row) => row.entryId === id && row.locale === entry.baseLocale) ??
        rows.find((row) => row.entryId === id)
      )?.title ?? '',
  }));
}

export async function detailOf(ctx: Ctx, entry: Entry, locale: Locale): Promise<EntryDetail> {
  const rows = await rowsOf(ctx.db, entry.id);
  const own = rows.find((row) => row.locale === locale);
  const [paths, people, ancestors] = [
    await livePathsOf(ctx.db, [entry.id]),
    await peopleById(ctx.db, [...rows.map(({ updatedBy }) => updatedBy), entry.assigneeId]),
    await ancestorsOf(ctx, entry),
  ];
  return {
    id: entry.id,
    type: entry.type,
    key: entry.key,
    baseLocale: entry.baseLocale,
    parentId: entry.parentId,
    sort: entry.sort,
    sample: entry.sample,
    assignee: people.get(entry.assigneeId ?? '') ?? null,
    locale,
    version: own?.version ?? 0,
    data: workingCopy(typeOfEntry(entry), kindOf(entry, locale), baseRowOf(entry, rows), own),
    rows: rowSummaries(entry, { rows, paths, people }),
    ancestors,
  };
}
