import { isDeepStrictEqual } from 'node:util';
import { type ContentType, type EntryData, fieldsOf, type Locale, sanitizeFields } from '@fundfront/content-model';
import { fold } from '@fundfront/content-model/fold';
import { richTextRules, withoutWrittenFigures } from '@fundfront/content-model/richText';
import sanitizeHtml from 'sanitize-html';
import { type Ctx, isSeed } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { createYielder } from '../../eventLoop.ts';
import { takenAddresses } from './checkAddress.ts';
import { checkRow, circularReplacements, missingReferences } from './checkRow.ts';
import { fixNesting } from './fixNesting.ts';
import type { Entry } from './queries/entries.ts';
import { insertVersions, rowsOfMany, type Version } from './queries/rows.ts';
import { kindOf } from './rowData.ts';

/** Without anything that could run, load or leave the page, or that browsers would move. */
export function sanitizeRichText(html: string): string {
  return withoutWrittenFigures(fixNesting(sanitizeHtml(html, richTextRules))).trim();
}

export function sanitizeRow(type: ContentType, shared: EntryData, data: EntryData): EntryData {
  return sanitizeFields(fieldsOf(type, shared), data, sanitizeRichText);
}

const longest = 4_000;

export function searchTextOf(type: ContentType, shared: EntryData, data: EntryData): string {
  const fields = fieldsOf(type, shared);
  const texts = type.list.search.map((key) => fields[key]?.plainText(data[key]) ?? '');
  return fold(texts.join(' ')).slice(0, longest);
}

export interface Write {
  entry: Entry;
  locale: Locale;
  number: number;
  shared: EntryData;
  data: EntryData;
  restoredFrom?: number;
}

type CheckedWrite = Write & { type: ContentType };

function originOf(ctx: Ctx, restoredFrom: number | undefined): Version['origin'] {
  if (restoredFrom !== undefined) return 'restore';
  if (isSeed(ctx)) return 'seed';
  return ctx.actor.kind === 'user' && ctx.actor.through === 'import' ? 'import' : 'save';
}

/** A text that keeps its address is saved, whoever took the address before that was refused. */
async function newAddresses(tx: Ctx, writes: readonly CheckedWrite[]): Promise<(AppError | null)[]> {
  const before = await rowsOfMany(tx.db, [...new Set(writes.map(({ entry }) => entry.id))]);
  const rowAt = new Map(before.map((row) => [`${row.entryId} ${row.locale}`, row.data]));
  const changed = writes.filter(({ entry, locale, data }) => {
    const held = rowAt.get(`${entry.id} ${locale}`);
    return !held || ['slug', 'otherAddresses'].some((key) => !isDeepStrictEqual(held[key], data[key]));
  });
  const refused = await takenAddresses(tx, changed);
  return writes.map((write) => refused[changed.indexOf(write)] ?? null);
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** What the write whose number it is was refused for, as the caller says it. */
type Refuse = (number: number, error: AppError) => AppError;

/**
 * Versions of one type, in one go for many. Of one entry, the base language and its translation may be written together.
 * Throws what `refuse` makes of the first that may not be saved: VALIDATION, ADDRESS_TAKEN.
 */
export async function writeVersions(
  tx: Ctx,
  type: ContentType,
  writes: readonly Write[],
  refuse: Refuse = (_, error) => error,
): Promise<void> {
  const yieldIfDue = createYielder();
  const checked: CheckedWrite[] = [];
  for (const [number, write] of writes.entries()) {
    const { entry, locale, shared } = write;
    try {
      const data = checkRow(type, shared, kindOf(entry, locale), 'draft', write.data);
      checked.push({ ...write, type, data: sanitizeRow(type, shared, data) });
    } catch (error) {
      throw error instanceof AppError ? refuse(number, error) : error;
    }
    await yieldIfDue();
  }
  const throwFirst = (refused: readonly (AppError | null)[]) => {
    const number = refused.findIndex((error) => error !== null);
    const error = refused[number];
    if (error) throw refuse(number, error);
  };
  throwFirst(
    await missingReferences(
      tx,
      type,
      checked.map(({ data }) => data),
    ),
  );
  throwFirst(await circularReplacements(tx, type, checked));
  throwFirst(await newAddresses(tx, checked));
  const versions = checked.map(({ entry, locale, number, shared, data, restoredFrom }) => ({
    entryId: entry.id,
    locale,
    number,
    data,
    slug: textOf(data.slug),
    title: textOf(data.title),
    searchText: searchTextOf(type, shared, data),
    origin: originOf(tx, restoredFrom),
    restoredFrom: restoredFrom ?? null,
    at: tx.ports.clock.now(),
    by: tx.actor.kind === 'user' ? tx.actor.userId : null,
  }));
  await insertVersions(tx.db, versions);
}

export async function writeVersion(tx: Ctx, { type, ...write }: Write & { type: ContentType }): Promise<void> {
  await writeVersions(tx, type, [write]);
}
