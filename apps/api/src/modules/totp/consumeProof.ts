import type { Ctx } from '../../context.ts';
import { stepOfCode } from './codes.ts';
import { consumeRecoveryCode, consumeStep, type TotpRow } from './queries.ts';
import { hashRecoveryCode } from './recoveryCodes.ts';
import { openSecret } from './sealedSecret.ts';

export interface Proof {
  code?: string | undefined;
  recoveryCode?: string | undefined;
}

export type ProofKind = 'code' | 'recovery code';

/** Null where it does not fit or was used before. */
export async function consumeProof(ctx: Ctx, row: TotpRow, { code, recoveryCode }: Proof): Promise<ProofKind | null> {
  if (code !== undefined) {
    const secret = openSecret(ctx, row);
    const step = secret === undefined ? null : stepOfCode(secret, code, ctx.ports.clock.now());
    return step !== null && (await consumeStep(ctx.db, row.userId, step)) ? 'code' : null;
  }
  if (recoveryCode === undefined) return null;
  return (await consumeRecoveryCode(ctx.db, row.userId, hashRecoveryCode(recoveryCode))) ? 'recovery code' : null;
}
