import { limits } from '@fundfront/content-model';
import { dayMs, karachiDay, startOfKarachiDay } from '@fundfront/content-model/karachi';
import type { calls, ParsedBody, ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { AppError } from '../../errors.ts';
import { assertCan } from '../../guards.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { countGoodTokens, insertToken, listedToken } from './queries.ts';
import { toReadToken } from './serializer.ts';
import { hashToken, newToken, prefixOf } from './tokenText.ts';

function refuse(path: string, message: string): never {
  throw new AppError('VALIDATION', message, { fields: [{ path, message }] });
}

/** The end of the last day, in Karachi. */
function expiryOf(lastDay: string, now: Date): Date {
  if (lastDay < karachiDay(now)) refuse('lastDay', 'This day is over');
  const expiresAt = new Date(startOfKarachiDay(new Date(`${lastDay}T12:00:00Z`)).getTime() + dayMs);
  if (expiresAt.getTime() - now.getTime() > limits.readTokenDaysMax * dayMs) {
    refuse('lastDay', `A token lasts ${limits.readTokenDaysMax} days at most`);
  }
  return expiresAt;
}

/** The secret is stored nowhere: only its hash is. Throws VALIDATION for a day that is over or too far. */
export async function createToken({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: ParsedBody<typeof calls.createReadToken>;
}): Promise<ResponseOf<typeof calls.createReadToken>> {
  assertCan(ctx.actor, 'integrations.manage');
  const now = ctx.ports.clock.now();
  const expiresAt = expiryOf(input.lastDay, now);
  const types = [...new Set(input.types)];
  const secret = newToken();
  return inTransaction(ctx, async (tx) => {
    if ((await countGoodTokens(tx.db, now)) >= limits.readTokens) {
      refuse('', `There are ${limits.readTokens} tokens in use already. Revoke one that nobody needs`);
    }
    const prefix = prefixOf(secret);
    const id = await insertToken(tx.db, {
      name: input.name,
      prefix,
      hash: hashToken(secret),
      types,
      expiresAt,
      createdAt: now,
      createdBy: tx.actor.kind === 'user' ? tx.actor.userId : null,
    });
    const listed = await listedToken(tx.db, id);
    if (!listed) throw new Error('The new token is not there');
    const detail = { token: id, name: input.name, prefix, types, lastDay: input.lastDay };
    await writeAudit(tx, { action: 'token.create', detail });
    return { token: toReadToken(listed, now), secret };
  });
}
