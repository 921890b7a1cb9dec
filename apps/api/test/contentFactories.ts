import {
  type ContentTypeName,
  contentType,
  type EntryData,
  fieldsOfRow,
  isContentTypeName,
  type Locale,
} from '@fundfront/content-model';
import type { EntryDetail } from '@fundfront/content-model/wire';
import type { Ctx } from '../src/context.ts';
import { createEntry } from '../src/modules/content/createEntry.ts';
import { type Published, publishVersion } from '../src/modules/content/publishVersion.ts';
import { saveEntry } from '../src/modules/content/saveEntry.ts';
import { sampleData } from './sampleData.ts';

interface EntryOptions {
  locale?: Locale;
  parentId?: string | null;
  key?: string;
}

/** What needs two persons is made as a shipped sample, unless a person makes it. */
const isSample = (ctx: Ctx, type: ContentTypeName) =>
  contentType(type).policy === 'four-eyes' && ctx.actor.kind === 'system';
const asSeed = (ctx: Ctx): Ctx => ({ ...ctx, actor: { kind: 'system', name: 'seed' } });

/** An entry with a complete working copy; what it points to is made and published with it. */
export async function makeEntry(
  ctx: Ctx,
  type: ContentTypeName,
  own: EntryData = {},
  { locale = 'en', parentId = null, key }: EntryOptions = {},
): Promise<EntryDetail> {
  const data = sampleData(type, own);
  for (const [name, field] of Object.entries(contentType(type).fields)) {
    const { references } = field;
    if (references === null || Object.hasOwn(own, name) || !isContentTypeName(references)) continue;
    // What would point to another of its own kind, without end.
    if (references === type) continue;
    data[name] = (await makeLive(ctx, references)).id;
  }
  const sample = isSample(ctx, type);
  return createEntry({
    ctx: sample ? asSeed(ctx) : ctx,
    input: { type, locale, parentId, data, sample, ...(key && { key }) },
  });
}

/** Publishes the latest version of a language. */
export async function publish(ctx: Ctx, entry: EntryDetail, locale: Locale = entry.locale): Promise<Published> {
  const version = entry.rows[locale]?.version ?? 0;
  return publishVersion({ ctx, input: { type: nameOf(entry), id: entry.id, locale, version } });
}

export function nameOf(entry: EntryDetail): ContentTypeName {
  if (!isContentTypeName(entry.type)) throw new Error(`Unknown type ${entry.type}`);
  return entry.type;
}

/** An entry that the public sees. */
export async function makeLive(
  ctx: Ctx,
  type: ContentTypeName,
  own: EntryData = {},
  options: EntryOptions = {},
): Promise<EntryDetail & Published> {
  const entry = await makeEntry(ctx, type, own, options);
  const published = await publish(ctx, entry);
  return { ...entry, ...published };
}

/** Saves a translation with complete values of its own. */
export function translate(ctx: Ctx, entry: EntryDetail, locale: Locale, own: EntryData = {}): Promise<EntryDetail> {
  const type = nameOf(entry);
  const keys = Object.keys(fieldsOfRow(contentType(type), entry.data, 'translation'));
  const all = sampleData(type, { ...entry.data, ...own });
  const data = Object.fromEntries(keys.map((key) => [key, all[key]]));
  return saveEntry({
    ctx: isSample(ctx, type) ? asSeed(ctx) : ctx,
    input: { type, id: entry.id, locale, version: entry.rows[locale]?.version ?? 0, data },
  });
}
