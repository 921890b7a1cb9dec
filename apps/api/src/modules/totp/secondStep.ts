import type { Ctx } from '../../context.ts';
import { totpOf } from './queries.ts';
import { type Proof, type ProofKind, spendProof } from './spendProof.ts';

/** How the second step of a sign-in went; `off` where the user has none, whatever was given. */
export type SecondStep = 'off' | 'missing' | 'wrong' | ProofKind;

/** Takes the second step of a sign-in, after the password proved right. What fits is used up. */
export async function secondStep(ctx: Ctx, userId: string, proof: Proof): Promise<SecondStep> {
  const row = await totpOf(ctx.db, userId);
  if (!row?.confirmedAt) return 'off';
  if (proof.code === undefined && proof.recoveryCode === undefined) return 'missing';
  return (await spendProof(ctx, row, proof)) ?? 'wrong';
}
