import type { calls, ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { assertCan } from '../../guards.ts';
import { verifyAudit } from './verifyAudit.ts';

export async function verifyAuditChain({ ctx }: { ctx: Ctx }): Promise<ResponseOf<typeof calls.verifyAuditChain>> {
  assertCan(ctx.actor, 'audit.read');
  const begun = performance.now();
  const verification = await verifyAudit({ ctx });
  const tookMs = Math.round(performance.now() - begun);
  return { ...verification, at: ctx.ports.clock.now().toISOString(), tookMs };
}
