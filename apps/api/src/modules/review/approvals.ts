import type { ApprovalStanding } from '@fundfront/content-model/wire';
import type { Ctx, UserActor } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { assertPerson } from '../../guards.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import {
  approvalOf,
  approvalStanding,
  type ExactVersion,
  insertApproval,
  needsSecondPerson,
} from './queries/approvals.ts';
import { decideReview } from './queries/reviews.ts';

const refusals: Record<Exclude<ApprovalStanding, 'alone'>, string> = {
  author: 'You wrote this version, so another person must approve it.',
  sender: 'You sent this version for review, so another person must approve it.',
  role: 'Your role does not allow to approve. Ask a publisher.',
  outdated: 'Somebody saved a newer version meanwhile. Look at it before you approve.',
};

/** @returns whether the approver approved alone because nobody else may, which the audit notes */
async function approve(ctx: Ctx, person: UserActor, version: ExactVersion): Promise<boolean> {
  const standing = person.importId ? null : await approvalStanding(ctx.db, version, person.userId);
  if (standing !== null && standing !== 'alone') {
    throw new AppError(standing === 'outdated' ? 'VERSION_CONFLICT' : 'SECOND_PERSON', refusals[standing]);
  }
  return insertApproval(ctx.db, {
    ...version,
    approvedBy: person.userId,
    approvedAt: ctx.ports.clock.now(),
    importId: person.importId ?? null,
  });
}

/** Approving twice is approving once. Throws SECOND_PERSON, VERSION_CONFLICT. */
export async function approveVersion(ctx: Ctx, version: ExactVersion): Promise<{ single: boolean }> {
  const existing = await approvalOf(ctx.db, version);
  if (existing) return existing;
  const { actor } = ctx;
  if (actor.kind !== 'user') throw new AppError('SECOND_PERSON', 'Only a person can approve this.');
  return { single: await approve(ctx, actor, version) };
}

/** What a person decides: the review ends, and the audit tells of it. Throws SECOND_PERSON, VERSION_CONFLICT. */
export async function approveInReview(tx: Ctx, type: string, version: ExactVersion): Promise<void> {
  const { userId } = assertPerson(tx.actor);
  const { single } = await approveVersion(tx, version);
  await decideReview(tx.db, version, { state: 'approved', decidedBy: userId, decidedAt: tx.ports.clock.now() });
  await writeAudit(tx, {
    action: 'review.approve',
    type,
    entryId: version.entryId,
    locale: version.locale,
    detail: { version: version.version, ...(single && { single: true }) },
  });
}

interface Publication extends ExactVersion {
  type: string;
  /** Shipped samples have neither author nor approver. */
  shipped: boolean;
  /** By nobody now: a schedule runs without anyone. */
  approvedBefore: boolean;
}

/**
 * Where the type asks for a second person, a version goes live with an approval: given before, or by the publisher now. The
 * database enforces the same (`publication_four_eyes`). Throws SECOND_PERSON.
 */
export async function ensureApproved(ctx: Ctx, version: Publication): Promise<{ single: boolean }> {
  if (!(await needsSecondPerson(ctx.db, version.type))) return { single: false };
  if (ctx.actor.kind === 'system' && version.shipped) return { single: false };
  if (!version.approvedBefore) return approveVersion(ctx, version);
  const approval = await approvalOf(ctx.db, version);
  if (approval) return approval;
  throw new AppError('SECOND_PERSON', 'Nobody has approved this version.');
}
