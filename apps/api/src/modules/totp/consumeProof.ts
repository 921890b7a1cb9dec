import type { Ctx } from '../../context.ts';
import { stepOfCode } from './codes.ts';
import { consumeRecoveryCode, consumeStep, totpOf } from './queries.ts';
import { hashRecoveryCode } from './recoveryCodes.ts';
import { openSecret } from './sealedSecret.ts';

export interface Proof {
  code?: string | undefined;
  recoveryCode?: string | undefined;
}

export type ProofKind = 'code' | 'recovery code';

/** Null where it does not fit or was used before. */
export async function consumeProof(ctx: Ctx, userId: string, { code, recoveryCode }: Proof): Promise<ProofKind | null> {
  if (code !== undefined) {
    const row = await totpOf(ctx.db, userId);
    const secret = row?.confirmedAt ? openSecret(ctx, row) : undefined;
    const step = secret === undefined ? null : stepOfCode(secret, code, ctx.ports.clock.now());
    return step !== null && (await consumeStep(ctx.db, userId, step)) ? 'code' : null;
  }
  if (recoveryCode === undefined) return null;
  return (await consumeRecoveryCode(ctx.db, userId, hashRecoveryCode(recoveryCode))) ? 'recovery code' : null;
}
