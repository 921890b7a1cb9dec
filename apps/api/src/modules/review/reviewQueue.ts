import { limits } from '@fundfront/content-model';
import type { calls, ParsedQuery, QueueItem, ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { assertCan, assertPerson, isAllowed, typesReadBy } from '../../guards.ts';
import { readCursor, writeCursor } from '../content/cursor.ts';
import { baseRowOf } from '../content/entryDetail.ts';
import { entriesById } from '../content/queries/entries.ts';
import { peopleById } from '../content/queries/people.ts';
import { rowsOfMany } from '../content/queries/rows.ts';
import { approvalStanding } from './queries/approvals.ts';
import { openReviewsOf, queuePage } from './queries/reviews.ts';

const order = 'review queue';

async function itemsOf(ctx: Ctx, userId: string, ids: readonly string[]): Promise<QueueItem[]> {
  const entries = await entriesById(ctx.db, ids);
  const contents = Map.groupBy(await rowsOfMany(ctx.db, ids), ({ entryId }) => entryId);
  const reviews = await openReviewsOf(ctx.db, ids);
  const people = await peopleById(
    ctx.db,
    reviews.map(({ sentBy }) => sentBy),
  );
  const items: QueueItem[] = [];
  for (const id of ids) {
    const entry = entries.get(id);
    const rows = contents.get(id) ?? [];
    const waiting = reviews.filter(
      (each) => each.entryId === id && rows.some((row) => row.locale === each.locale && row.version === each.version),
    );
    const [first] = waiting;
    const sender = first && people.get(first.sentBy);
    if (!entry || !first || !sender) continue;
    const standings = [];
    for (const { locale, version } of waiting) {
      const standing = await approvalStanding(ctx.db, { entryId: id, locale, version }, userId);
      standings.push({ locale, version, standing });
    }
    items.push({
      id,
      type: entry.type,
      title: baseRowOf(entry, rows).title,
      note: first.note,
      sentBy: sender,
      sentAt: first.sentAt.toISOString(),
      rows: standings,
    });
  }
  return items;
}

/** Throws BAD_REQUEST for a broken cursor. */
export async function reviewQueue({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: ParsedQuery<typeof calls.reviewQueue>;
}): Promise<ResponseOf<typeof calls.reviewQueue>> {
  assertCan(ctx.actor, 'content.read', 'anywhere');
  const { userId } = assertPerson(ctx.actor);
  const { scope, cursor } = input;
  const after = cursor === undefined ? undefined : readCursor(cursor, order);
  const found = await queuePage(ctx.db, {
    scope,
    userId,
    types: typesReadBy(ctx.actor),
    after,
    limit: limits.pageSize + 1,
  });
  const page = found.slice(0, limits.pageSize);
  const last = page.at(-1);
  return {
    items: await itemsOf(
      ctx,
      userId,
      page.map(({ id }) => id),
    ),
    nextCursor: last && found.length > page.length ? writeCursor({ order, ...last }) : null,
  };
}

export async function reviewCount({ ctx }: { ctx: Ctx }): Promise<ResponseOf<typeof calls.reviewCount>> {
  assertCan(ctx.actor, 'content.read', 'anywhere');
  const { userId } = assertPerson(ctx.actor);
  if (!isAllowed(ctx.actor, 'content.publish', 'anywhere')) return { mine: 0 };
  return { mine: (await queuePage(ctx.db, { scope: 'mine', userId, limit: limits.pageSize })).length };
}
