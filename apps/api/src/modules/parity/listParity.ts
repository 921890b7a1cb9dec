import { type ContentTypeName, contentType, defaultLocale, limits, otherLocale } from '@fundfront/content-model';
import { fold } from '@fundfront/content-model/fold';
import type { calls, ParityRow, ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { assertCanRead } from '../../guards.ts';
import { listPage } from '../content/queries/list.ts';
import { rowsOfMany } from '../content/queries/rows.ts';
import { summariesOf } from '../content/summaries.ts';
import { differencesOf } from './differences.ts';

/** Working copies are compared, since those are what an editor can mend. Throws VALIDATION for a type of one language. */
export async function listParity({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { type: ContentTypeName; search?: string | undefined };
}): Promise<ResponseOf<typeof calls.listParity>> {
  assertCanRead(ctx.actor, input.type);
  const type = contentType(input.type);
  if (type.oneLanguage || type.locales.length < 2) {
    throw new AppError('VALIDATION', `${type.labels.many} are in one language`);
  }
  const found = await listPage(ctx.db, {
    types: [type.name],
    locale: defaultLocale,
    terms: fold(input.search ?? '')
      .split(' ')
      .filter(Boolean),
    tokens: [],
    ranges: [],
    trashed: false,
    sort: type.tree ? { by: 'tree' } : { by: 'updatedAt' },
    direction: type.tree ? 'asc' : 'desc',
    limit: limits.treeItems + 1,
  });
  const page = found.slice(0, limits.treeItems);
  const summaries = await summariesOf(ctx, type, defaultLocale, page);
  const data = Map.groupBy(
    await rowsOfMany(
      ctx.db,
      page.map(({ id }) => id),
    ),
    ({ entryId }) => entryId,
  );
  const entries = summaries.map(({ id, depth, baseLocale, rows }): ParityRow => {
    const own = data.get(id) ?? [];
    const base = own.find(({ locale }) => locale === baseLocale);
    const other = own.find(({ locale }) => locale === otherLocale(baseLocale));
    const differences = base && other ? differencesOf(type, base.data, other.data) : [];
    const missing = !other || (rows[other.locale]?.liveVersion === null && rows[baseLocale]?.liveVersion !== null);
    const behind = other ? rows[other.locale]?.outdated : false;
    const state = missing ? 'missing' : behind ? 'behind' : differences.length > 0 ? 'differs' : 'level';
    return { id, title: base?.title || 'Untitled', depth, baseLocale, rows, state, differences };
  });
  const counts = { level: 0, differs: 0, behind: 0, missing: 0 };
  for (const { state } of entries) counts[state] += 1;
  return { entries, counts, cut: found.length > limits.treeItems };
}
