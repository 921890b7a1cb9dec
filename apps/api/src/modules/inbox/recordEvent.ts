import type { SubmissionEventKind } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { nameOf } from '../audit/writeAudit.ts';
import { insertEvent } from './queries/events.ts';

interface NewEvent {
  submissionId: string;
  kind: SubmissionEventKind;
  subject: string;
  body?: string;
}

/** In the transaction of its cause. Unlike the audit it may hold what a visitor or a colleague wrote. */
export async function recordEvent(ctx: Ctx, { submissionId, kind, subject, body }: NewEvent): Promise<void> {
  await insertEvent(ctx.db, {
    submissionId,
    kind,
    subject,
    body: body ?? null,
    at: ctx.ports.clock.now(),
    who: nameOf(ctx.actor),
    userId: ctx.actor.kind === 'user' ? ctx.actor.userId : null,
  });
}
