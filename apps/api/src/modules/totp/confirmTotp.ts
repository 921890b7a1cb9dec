import type { calls, ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { AppError } from '../../errors.ts';
import { assertPerson } from '../../guards.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { stepOfCode } from './codes.ts';
import { confirmPending, replaceRecoveryCodes, totpOf } from './queries.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recoveryCodes.ts';
import { openSecret } from './sealedSecret.ts';

const noPendingSetup = () => new AppError('NOT_FOUND', 'Begin the set-up anew: no key waits for a code.');

/**
 * The code is used up. VALIDATION for a wrong one; guessing is not slowed, since whoever asks was just given the key.
 */
export async function confirmTotp(deps: {
  ctx: Ctx;
  input: { code: string };
}): Promise<ResponseOf<typeof calls.confirmTotp>> {
  const { ctx, input } = deps;
  const { userId } = assertPerson(ctx.actor);
  const row = await totpOf(ctx.db, userId);
  const secret = row && !row.confirmedAt ? openSecret(ctx, row) : undefined;
  if (!row || secret === undefined) throw noPendingSetup();
  const now = ctx.ports.clock.now();
  const step = stepOfCode(secret, input.code, now);
  if (step === null) {
    const message =
      'This is not the code of this moment. Check the clock of your device and type the code it shows now';
    throw new AppError('VALIDATION', `${message}.`, { fields: [{ path: 'code', message }] });
  }
  const recoveryCodes = newRecoveryCodes();
  await inTransaction(ctx, async (tx) => {
    if (!(await confirmPending(tx.db, row, step, now))) throw noPendingSetup();
    await replaceRecoveryCodes(tx.db, userId, recoveryCodes.map(hashRecoveryCode));
    await writeAudit(tx, { action: 'totp.confirm' });
  });
  return { recoveryCodes };
}
