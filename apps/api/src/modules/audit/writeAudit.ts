import type { Actor, Ctx } from '../../context.ts';
import { appendAudit } from './queries.ts';

export interface AuditEvent {
  /** Module and verb, such as `content.publish` or `session.login`. */
  action: string;
  type?: string;
  entryId?: string;
  locale?: string;
  /** Facts beyond these; no secrets, no content. */
  detail?: Record<string, unknown>;
}

const names = { seed: 'Shipped sample', system: 'System' } as const;

function nameOf(actor: Actor): string {
  if (actor.kind === 'user') return actor.name;
  return actor.kind === 'system' ? names[actor.name] : 'Visitor';
}

/** Writes down who did what, in the transaction of `ctx`: the deed and its record are kept together or not at all. */
export async function writeAudit(ctx: Ctx, event: AuditEvent): Promise<void> {
  await appendAudit(ctx.db, {
    at: ctx.ports.clock.now(),
    userId: ctx.actor.kind === 'user' ? ctx.actor.userId : null,
    who: nameOf(ctx.actor),
    action: event.action,
    type: event.type ?? null,
    entryId: event.entryId ?? null,
    locale: event.locale ?? null,
    detail: event.detail ?? {},
  });
}
