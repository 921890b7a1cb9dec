import { setTimeout as pause } from 'node:timers/promises';
import { contentType, isContentTypeName, limits } from '@fundfront/content-model';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { liveData } from '../live/liveData.ts';
import { liveById } from '../live/queries.ts';
import { readPdf } from '../media/readPdf.ts';
import { deliverInvalidationsSoon } from '../outbox/deliverInvalidationsSoon.ts';
import { indexEntry } from '../search/indexEntry.ts';
import { invalidateUses } from './invalidateUses.ts';
import { makeSizes, thumbnailSteps } from './makeSizes.ts';
import { type MediaRow, nextWaiting, setProcessed } from './queries/processing.ts';
import { liveUses } from './queries/uses.ts';

/** Milliseconds between two files: a whole library that is new must leave room for visitors. */
const breath = 50;

interface Made {
  widths: number[];
  placeholder: string | null;
  pages: number | null;
  text: string | null;
}

async function make(ctx: Ctx, { kind, object, pages }: MediaRow): Promise<Made> {
  const nothing: Made = { widths: [], placeholder: null, pages, text: null };
  if (kind === 'document') return nothing;
  const bytes = await ctx.ports.files.get(object);
  if (!bytes) throw new Error(`The file store does not have ${object}`);
  if (kind === 'image') return { ...nothing, ...(await makeSizes(ctx, object, bytes)) };
  const pdf = await readPdf(bytes);
  if (!pdf) return nothing;
  const { width, height, pixels } = pdf.picture;
  const { default: sharp } = await import('sharp');
  const picture = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .flatten({ background: '#fff' })
    .png()
    .toBuffer();
  const sizes = await makeSizes(ctx, object, picture, thumbnailSteps);
  return { ...sizes, pages: pdf.pages, text: pdf.text.slice(0, limits.pdfTextLength) };
}

/** What cannot be made is left out: the file itself is there and can be used. */
async function tryToMake(ctx: Ctx, item: MediaRow): Promise<Made> {
  try {
    return await make(ctx, item);
  } catch (error) {
    ctx.log.warn({ err: error, file: item.name }, 'no sizes could be made of a file');
    return { widths: [], placeholder: null, pages: item.pages, text: null };
  }
}

/** What the file says is found by the public search, through the documents that offer it. */
async function reindexUses(tx: Ctx, mediaId: string): Promise<void> {
  for (const { entry, languages } of await liveUses(tx.db, mediaId)) {
    if (!isContentTypeName(entry.type)) continue;
    const type = contentType(entry.type);
    for (const locale of languages) {
      const row = await liveById(tx.db, locale, entry.id);
      if (row) await indexEntry(tx, { entryId: entry.id, locale, type, data: liveData(row) });
    }
  }
}

async function processItem(ctx: Ctx, item: MediaRow): Promise<void> {
  const { text, ...made } = await tryToMake(ctx, item);
  const shown = await inTransaction(ctx, async (tx) => {
    // Replaced meanwhile: its new content is waiting.
    if (!(await setProcessed(tx.db, item, { ...made, text }))) return false;
    if (text !== null) await reindexUses(tx, item.id);
    const changesPages = item.kind === 'image' && made.widths.length > 0;
    if (!changesPages || (await liveUses(tx.db, item.id)).length === 0) return false;
    await invalidateUses(tx, item.id);
    await writeAudit(tx, { action: 'media.sizes', detail: { name: item.name } });
    return true;
  });
  if (shown) deliverInvalidationsSoon(ctx);
}

/** One after the other: sizes, first page and text of what is new or was replaced, also before a process died. */
export async function processMedia(ctx: Ctx, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    const item = await nextWaiting(ctx.db);
    if (!item) return;
    await processItem(ctx, item);
    await pause(breath);
  }
}
