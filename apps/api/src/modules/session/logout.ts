import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { verifyAccessToken } from './accessToken.ts';
import { actorOf } from './issueTokens.ts';
import { endSession, sessionWithUser, setLeaving } from './queries.ts';

interface LogoutInput {
  token: string | undefined;
  /** The page is unloading, perhaps only to reload: the session can be revived for a minute. */
  leaving: boolean;
}

/** Does nothing, silently, for a token that is not ours. */
export async function logout({ ctx, input }: { ctx: Ctx; input: LogoutInput }): Promise<void> {
  const claims = input.token && (await verifyAccessToken(ctx, input.token, 'any').catch(() => undefined));
  const found = claims && (await sessionWithUser(ctx.db, claims.sessionId));
  if (!found || found.session.endedAt) return;
  const now = ctx.ports.clock.now();
  if (input.leaving) return setLeaving(ctx.db, found.session.id, now);
  await inTransaction(ctx, async (tx) => {
    if (!(await endSession(tx.db, found.session.id, 'logout', now))) return;
    await writeAudit({ ...tx, actor: await actorOf(tx, found.user, found.session.id) }, { action: 'session.logout' });
  });
}
