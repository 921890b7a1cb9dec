import type { Actor, Ctx } from '../../context.ts';
import { firstHash, hashOf } from './hash.ts';
import { appendAudit, auditAfter } from './queries.ts';

const batch = 1_000;

/** `computed` is the hash that the entry should have, after the entry before it. */
export type AuditVerification =
  | { ok: true; rows: number; head: string }
  | { ok: false; position: number; stored: string; computed: string };

/** Names the first row that was changed, or whose predecessor is gone. */
export async function verifyAudit({ ctx }: { ctx: Pick<Ctx, 'db'> }): Promise<AuditVerification> {
  let position = 0;
  let hash = firstHash;
  for (;;) {
    const rows = await auditAfter(ctx.db, position, batch);
    for (const row of rows) {
      const computed = hashOf({ ...row, position: position + 1, previousHash: hash });
      if (computed !== row.hash) return { ok: false, position: row.position, stored: row.hash, computed };
      position = row.position;
      hash = row.hash;
    }
    if (rows.length < batch) return { ok: true, rows: position, head: hash };
  }
}

export interface AuditEvent {
  /** Module and verb, such as `content.publish` or `session.login`. */
  action: string;
  type?: string;
  entryId?: string;
  locale?: string;
  detail?: Record<string, unknown>;
}

const names = { seed: 'Shipped sample', system: 'System' } as const;

export function nameOf(actor: Actor): string {
  if (actor.kind === 'user') return actor.name;
  return actor.kind === 'system' ? names[actor.name] : 'Visitor';
}

/** Writes in the transaction of `ctx`: changes and their records commit together or not at all. */
export async function writeAudits(ctx: Ctx, events: readonly AuditEvent[]): Promise<void> {
  const rows = events.map((event) => ({
    at: ctx.ports.clock.now(),
    userId: ctx.actor.kind === 'user' ? ctx.actor.userId : null,
    who: nameOf(ctx.actor),
    action: event.action,
    type: event.type ?? null,
    entryId: event.entryId ?? null,
    locale: event.locale ?? null,
    detail: event.detail ?? {},
  }));
  await appendAudit(ctx.db, rows);
}

export async function writeAudit(ctx: Ctx, event: AuditEvent): Promise<void> {
  await writeAudits(ctx, [event]);
}
