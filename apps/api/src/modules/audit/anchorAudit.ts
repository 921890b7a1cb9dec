import { defaultLocale } from '@fundfront/content-model';
import { dayMs } from '@fundfront/content-model/karachi';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { mailSender } from '../mail/mailSender.ts';
import { renderMail } from '../mail/renderMail.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { type Anchor, signHead, writeAnchor } from './anchor.ts';
import { anchorAction, lastAnchoring, lastRow } from './queries.ts';
import { compareAnchor } from './verifyAudit.ts';
import { type AuditFinding, type Head, verifyRows } from './verifyChain.ts';
import { writeAudit } from './writeAudit.ts';

async function anchor(ctx: Ctx, head: Head): Promise<Anchor> {
  const signed = signHead(ctx.secrets, head, ctx.ports.clock.now());
  await writeAnchor(ctx.ports.files, signed);
  return signed;
}

async function mailHead(ctx: Ctx, to: string, { position, hash, at }: Anchor): Promise<void> {
  const { name } = await mailSender(ctx, defaultLocale);
  const content = {
    lang: defaultLocale,
    subject: `Head of the audit log: entry ${position}`,
    greeting: 'Good day,',
    before: ['Keep this mail. It proves later that nothing up to this entry was changed or cut off.'],
    details: [
      { label: 'Entry', value: String(position), ltr: true },
      { label: 'Hash', value: hash, ltr: true },
      { label: 'As of', value: at, ltr: true },
    ],
    after: [`To compare: pnpm audit:verify --head ${position}:${hash}`],
    footer: [name],
  };
  await enqueue(ctx, { topic: 'mail', payload: renderMail(to, content) });
}

async function publishHead(ctx: Ctx, anchored: Anchor): Promise<void> {
  const { position, hash } = anchored;
  await inTransaction(ctx, async (tx) => {
    await writeAudit(tx, { action: anchorAction, detail: { position, hash } });
    if (ctx.env.AUDIT_MAIL_TO) await mailHead(tx, ctx.env.AUDIT_MAIL_TO, anchored);
  });
  ctx.log.info({ position, hash }, 'head of the audit log');
}

/**
 * Moves the anchor to the head, if what it holds is still in the chain and all after it follows; once a day, or the first
 * time, the head is published.
 * @param former the last that this process anchored: an older one in its place was put there by somebody
 */
export async function anchorHead(
  ctx: Ctx,
  former: Anchor | null,
): Promise<{ anchor: Anchor | null; finding: AuditFinding | null }> {
  const { anchor: stored, finding } = await compareAnchor(ctx);
  if (finding) return { anchor: former, finding };
  if (former && former.position > (stored?.position ?? 0)) {
    const text = `The anchored head is not the one that was written at ${former.at}: entry ${former.position}.`;
    return { anchor: former, finding: { what: 'anchor-old', position: former.position, text } };
  }
  const { head: reached, finding: broken } = await verifyRows(ctx.db, stored ?? undefined);
  if (broken) return { anchor: former, finding: broken };
  if (reached.position === 0) return { anchor: former, finding: null };
  const current = stored?.position === reached.position ? stored : await anchor(ctx, reached);
  const anchoring = await lastAnchoring(ctx.db);
  const now = ctx.ports.clock.now().getTime();
  const due = !anchoring || (now - anchoring.at.getTime() >= dayMs && reached.position > anchoring.anchored + 1);
  if (!due) return { anchor: current, finding: null };
  await publishHead(ctx, current);
  return { anchor: current, finding: null };
}

/** A round of the dispatcher. The first to see that something is wrong says so; while it is, the anchor stays. */
export function createAnchoring(): (ctx: Ctx) => Promise<void> {
  let former: Anchor | null = null;
  let logged: string | null = null;
  return async (ctx) => {
    const { anchor: current, finding } = await anchorHead(ctx, former);
    former = current;
    const text = finding?.text ?? null;
    if (text !== null && text !== logged) ctx.log.error({ finding }, 'the audit log is not what it was');
    logged = text;
  };
}

/** After a restore, which puts an older chain in the place of another: from now on that one counts. */
export async function anchorAnew(ctx: Ctx): Promise<void> {
  const head = await lastRow(ctx.db);
  if (head) await publishHead(ctx, await anchor(ctx, head));
}
