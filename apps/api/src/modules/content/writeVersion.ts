import { isDeepStrictEqual } from 'node:util';
import { type ContentType, type EntryData, fieldsOf, type Locale, sanitizeFields } from '@fundfront/content-model';
import { fold } from '@fundfront/content-model/fold';
import { richTextRules } from '@fundfront/content-model/richText';
import sanitizeHtml from 'sanitize-html';
import type { Ctx } from '../../context.ts';
import { checkAddress } from './checkAddress.ts';
import { checkReferences, checkRow } from './checkRow.ts';
import { fixNesting } from './fixNesting.ts';
import type { Entry } from './queries/entries.ts';
import { insertVersion, rowsOf, type Version } from './queries/rows.ts';
import { kindOf } from './rowData.ts';

/** Without anything that could run, load or leave the page, or that browsers would move. */
export function sanitizeRichText(html: string): string {
  return fixNesting(sanitizeHtml(html, richTextRules)).trim();
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

interface Write {
  entry: Entry;
  type: ContentType;
  locale: Locale;
  number: number;
  shared: EntryData;
  data: EntryData;
  restoredFrom?: number;
}

function originOf(ctx: Ctx, restoredFrom: number | undefined): Version['origin'] {
  if (restoredFrom !== undefined) return 'restore';
  if (ctx.actor.kind === 'system' && ctx.actor.name === 'seed') return 'seed';
  return ctx.actor.kind === 'user' && ctx.actor.through === 'import' ? 'import' : 'save';
}

/** A text that keeps its address is saved, whoever took the address before that was refused. */
async function checkNewAddress(tx: Ctx, { entry, type, locale, shared }: Write, data: EntryData): Promise<void> {
  const before = (await rowsOf(tx.db, entry.id)).find((row) => row.locale === locale)?.data;
  const same = before && ['slug', 'otherAddresses'].every((key) => isDeepStrictEqual(before[key], data[key]));
  if (!same) await checkAddress(tx, { entry, type, locale, shared, data });
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

export async function writeVersion(tx: Ctx, write: Write): Promise<EntryData> {
  const { entry, type, locale, number, shared, restoredFrom } = write;
  const checked = checkRow(type, shared, kindOf(entry, locale), 'draft', write.data);
  await checkReferences(tx, type, checked);
  const data = sanitizeRow(type, shared, checked);
  await checkNewAddress(tx, write, data);
  await insertVersion(tx.db, {
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
  });
  return data;
}
