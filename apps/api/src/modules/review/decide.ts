import type { calls, ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { AppError } from '../../errors.ts';
import { assertCan, assertPerson } from '../../guards.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { assertCanApprove } from '../content/guard.ts';
import { waitUntilLive } from '../content/publishEntry.ts';
import { type Published, publishVersion } from '../content/publishVersion.ts';
import { lockPublic } from '../content/queries/entries.ts';
import { typeByName } from '../content/typeOf.ts';
import { approveInReview } from './approvals.ts';
import { exactRows, type RowsInput } from './exactRows.ts';
import { decideReview } from './queries/reviews.ts';
import { tellAuthors } from './reviewNotices.ts';

/** Throws NOT_FOUND where a version does not wait, VERSION_CONFLICT. */
export async function requestChanges({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: RowsInput & { note: string };
}): Promise<{ ok: true }> {
  assertCan(ctx.actor, 'content.publish', 'anywhere');
  const person = assertPerson(ctx.actor);
  return inTransaction(ctx, async (tx) => {
    const { entry, title, versions } = await exactRows(tx, input);
    const decision = { decidedBy: person.userId, decidedAt: tx.ports.clock.now(), decisionNote: input.note };
    assertCanApprove(
      tx.actor,
      typeByName(entry.type),
      versions.map(({ locale }) => locale),
    );
    for (const version of versions) {
      if (!(await decideReview(tx.db, version, { ...decision, state: 'changes-requested' }))) {
        throw new AppError('NOT_FOUND', 'This version does not wait for an approval any more.');
      }
      await writeAudit(tx, {
        action: 'review.request-changes',
        type: entry.type,
        entryId: entry.id,
        locale: version.locale,
        detail: { version: version.version },
      });
    }
    await tellAuthors(tx, { title: `${title}: changes requested`, note: input.note, versions });
    return { ok: true };
  });
}

async function approveAll(tx: Ctx, input: RowsInput & { publish: boolean }): Promise<Published[]> {
  // Publishing takes this lock first, so that two transactions never wait for each other.
  if (input.publish) await lockPublic(tx.db);
  const { entry, title, versions } = await exactRows(tx, input);
  const type = typeByName(entry.type);
  assertCanApprove(
    tx.actor,
    type,
    versions.map(({ locale }) => locale),
  );
  const published: Published[] = [];
  for (const { entryId, locale, version } of versions) {
    await approveInReview(tx, type, { entryId, locale, version });
    if (input.publish) {
      published.push(await publishVersion({ ctx: tx, input: { type, id: entryId, locale, version } }));
    }
  }
  await tellAuthors(tx, {
    title: `${title}: ${input.publish ? 'approved and published' : 'approved'}`,
    note: '',
    versions,
  });
  return published;
}

/** All or none. Throws SECOND_PERSON for author and sender, VERSION_CONFLICT after a later save, and as publishing does. */
export async function approveVersions({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: RowsInput & { publish: boolean };
}): Promise<ResponseOf<typeof calls.approveVersions>> {
  assertCan(ctx.actor, 'content.publish', 'anywhere');
  const published = await inTransaction(ctx, (tx) => approveAll(tx, input));
  const [first] = published;
  if (!first) return { liveAfterMs: null, path: null };
  const { liveAfterMs } = await waitUntilLive(ctx, first.path, first.revision);
  return { liveAfterMs, path: first.path };
}
