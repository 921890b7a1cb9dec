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

const isSample = (ctx: Ctx, type: ContentTypeName) =>
  contentType(type).policy === 'four-eyes' && ctx.actor.kind === 'system';
const asSeed = (ctx: Ctx): Ctx => ({ ...ctx, actor: { kind: 'system', name: 'seed' } });

/** Everything it points to is made and published with it. */
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
    // A reference to its own type would recurse forever.
    if (references === type) continue;
    // What takes two persons ships with the product here: the caller is one.
    const maker = contentType(references).policy === 'four-eyes' ? asSeed(ctx) : ctx;
    data[name] = (await makeLive(maker, references)).id;
  }
  const sample = isSample(ctx, type);
  return createEntry({
    ctx: sample ? asSeed(ctx) : ctx,
    input: { type, locale, parentId, data, sample, ...(key && { key }) },
  });
}

export async function publish(ctx: Ctx, entry: EntryDetail, locale: Locale = entry.locale): Promise<Published> {
  const version = entry.rows[locale]?.version ?? 0;
  return publishVersion({ ctx, input: { type: nameOf(entry), id: entry.id, locale, version } });
}

export function nameOf(entry: EntryDetail): ContentTypeName {
  if (!isContentTypeName(entry.type)) throw new Error(`Unknown type ${entry.type}`);
  return entry.type;
}

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
