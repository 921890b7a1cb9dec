import type { Ctx } from '../../context.ts';
import { consumeProof, type Proof, type ProofKind } from './consumeProof.ts';
import { totpOf } from './queries.ts';

/** How the second step of a sign-in went; `off` where the user has none, whatever was given. */
export type SecondStep = 'off' | 'missing' | 'wrong' | ProofKind;

/** Takes the second step of a sign-in, after the password proved right. What fits is used up. */
export async function secondStep(ctx: Ctx, userId: string, proof: Proof): Promise<SecondStep> {
  const row = await totpOf(ctx.db, userId);
  if (!row?.confirmedAt) return 'off';
  if (proof.code === undefined && proof.recoveryCode === undefined) return 'missing';
  return (await consumeProof(ctx, row, proof)) ?? 'wrong';
}
