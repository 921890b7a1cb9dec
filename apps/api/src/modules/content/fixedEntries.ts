import { contentType, isContentTypeName, type Locale, type SectionGroup, sections } from '@fundfront/content-model';
import type { EntryDetail } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { assertCan, assertCanRead } from '../../guards.ts';
import { detailOf } from './entryDetail.ts';
import { findEntryByKey } from './queries/entries.ts';

/** Throws NOT_FOUND for any other type. */
export async function getSingleton({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { type: string; locale: Locale };
}): Promise<EntryDetail> {
  const { type, locale } = input;
  assertCan(ctx.actor, 'content.read', isContentTypeName(type) ? { type } : 'anywhere');
  const single = isContentTypeName(type) && contentType(type).kind === 'singleton';
  const entry = single ? await findEntryByKey(ctx.db, type) : undefined;
  if (!entry) throw new AppError('NOT_FOUND', `There is no single entry called ${type}.`);
  return detailOf(ctx, entry, locale);
}

export async function getSections({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { group: SectionGroup; locale: Locale };
}): Promise<EntryDetail[]> {
  assertCanRead(ctx.actor, 'post');
  const found: EntryDetail[] = [];
  for (const { key } of sections.filter(({ group }) => group === input.group)) {
    const entry = await findEntryByKey(ctx.db, key);
    if (entry) found.push(await detailOf(ctx, entry, input.locale));
  }
  return found;
}
