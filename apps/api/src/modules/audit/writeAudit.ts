import type { Actor, Ctx } from '../../context.ts';
import { appendAudit } from './queries.ts';

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
