import { type ContentTypeName, fieldsOf, type Locale } from '@fundfront/content-model';
import type { calls, ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { assertCanRead } from '../../guards.ts';
import { baseRowOf, entryOf } from '../content/entryDetail.ts';
import { publicationsOf } from '../content/queries/publications.ts';
import { findVersion, rowsOf, versionsOf } from '../content/queries/rows.ts';
import { typeOfEntry } from '../content/typeOf.ts';

/** What a draft was translated from stood beside it: the working copy, published or not. */
async function savedThen(ctx: Ctx, id: string, locale: Locale, at: Date): Promise<number | undefined> {
  return (await versionsOf(ctx.db, id, locale)).find(({ createdAt }) => createdAt <= at)?.number;
}

/** The version of the base that was to be seen then; before it was ever published, the one that was saved then. */
async function liveThen(ctx: Ctx, id: string, locale: Locale, at: Date): Promise<number | undefined> {
  const live = (await publicationsOf(ctx.db, id, locale)).filter(({ publishedAt }) => publishedAt <= at).at(-1);
  return live?.version ?? savedThen(ctx, id, locale, at);
}

/** Compares with the base's working copy, so that a translator sees what is on its way. Throws NOT_FOUND. */
export async function baseChanges({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { type: ContentTypeName; id: string; locale: Locale };
}): Promise<ResponseOf<typeof calls.baseChanges>> {
  assertCanRead(ctx.actor, input.type);
  const entry = await entryOf(ctx, input);
  const rows = await rowsOf(ctx.db, entry.id);
  const own = rows.find(({ locale }) => locale === input.locale);
  if (!own || input.locale === entry.baseLocale) return { since: null, fields: [] };
  const base = baseRowOf(entry, rows);
  const since = own.publishedAt ?? own.updatedAt;
  const versionThen = own.publishedAt ? liveThen : savedThen;
  const number = await versionThen(ctx, entry.id, entry.baseLocale, since);
  const before = number === undefined ? undefined : await findVersion(ctx.db, entry.id, entry.baseLocale, number);
  if (!before) return { since: null, fields: [] };
  const fields = Object.entries(fieldsOf(typeOfEntry(entry), base.data)).flatMap(([name, field]) => {
    const [then, now] = [field.plainText(before.data[name]), field.plainText(base.data[name])];
    return field.translated && name !== 'slug' && then !== now ? [{ name, before: then, now }] : [];
  });
  return { since: since.toISOString(), fields };
}
