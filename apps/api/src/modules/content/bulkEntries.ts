import { type ContentTypeName, contentType, type Locale } from '@fundfront/content-model';
import type { BulkAction, calls, ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { assertCan, isAllowed } from '../../guards.ts';
import { publishVersion } from './publishVersion.ts';
import { entriesById } from './queries/entries.ts';
import { type Row, rowsOf } from './queries/rows.ts';
import { restoreEntry, trashEntry } from './trashEntry.ts';
import { unpublishEntry } from './unpublishEntry.ts';

interface BulkInput {
  type: ContentTypeName;
  action: BulkAction;
  ids: readonly string[];
}

/** Those in languages that the person's role allows; all where it allows none, so that the verb says why not. */
function permitted(ctx: Ctx, type: ContentTypeName, rows: readonly Row[]): readonly Row[] {
  const own = rows.filter(({ locale }) => isAllowed(ctx.actor, 'content.publish', { type, locale }));
  return own.length > 0 ? own : rows;
}

/** Every language that has something to publish; the base language first, on which translations depend. */
async function publishAll(ctx: Ctx, type: ContentTypeName, id: string): Promise<void> {
  const base = (await entriesById(ctx.db, [id])).get(id)?.baseLocale;
  const rows = (await rowsOf(ctx.db, id)).toSorted((one) => (one.locale === base ? -1 : 1));
  if (rows.length === 0) throw new AppError('NOT_FOUND', 'This content does not exist, or is in the trash.');
  const due = rows.filter(({ version, liveVersion }) => version !== liveVersion);
  for (const { locale, version } of permitted(ctx, type, due)) {
    await publishVersion({ ctx, input: { type, id, locale, version } });
  }
}

async function unpublishAll(ctx: Ctx, type: ContentTypeName, id: string): Promise<void> {
  const base = (await entriesById(ctx.db, [id])).get(id)?.baseLocale;
  const live = (await rowsOf(ctx.db, id)).filter(({ liveVersion }) => liveVersion !== null);
  // A translation shows figures of its base, so it goes first.
  const locales: Locale[] = permitted(ctx, type, live)
    .map(({ locale }) => locale)
    .toSorted((one) => (one === base ? 1 : -1));
  for (const locale of locales) await unpublishEntry({ ctx, input: { type, id, locale } });
}

const perform: Record<BulkAction, (ctx: Ctx, type: ContentTypeName, id: string) => Promise<unknown>> = {
  publish: publishAll,
  unpublish: unpublishAll,
  trash: (ctx, type, id) => trashEntry({ ctx, input: { type, id } }),
  restore: (ctx, type, id) => restoreEntry({ ctx, input: { type, id } }),
};

/** Each entry in a transaction of its own: what is refused is answered with its reason and holds none of the others. */
export async function bulkEntries({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: BulkInput;
}): Promise<ResponseOf<typeof calls.bulkEntries>> {
  const { type, action } = input;
  const needed = action === 'publish' || action === 'unpublish' ? 'content.publish' : 'content.delete';
  assertCan(ctx.actor, needed, { type });
  const refused: { id: string; title: string; reason: string }[] = [];
  const ids = [...new Set(input.ids)];
  for (const id of ids) {
    try {
      await perform[action](ctx, type, id);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const [row] = await rowsOf(ctx.db, id);
      refused.push({ id, title: row?.title || contentType(type).labels.one, reason: error.message });
    }
  }
  return { done: ids.length - refused.length, refused };
}
