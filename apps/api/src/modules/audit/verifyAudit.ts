import type { Ctx } from '../../context.ts';
import { type Anchor, isGenuine, readAnchor } from './anchor.ts';
import { lastAnchoring, lastRow, rowAt } from './queries.ts';
import { type AuditFinding, entries, type Head, verifyChain } from './verifyChain.ts';

export type AuditCtx = Pick<Ctx, 'db' | 'ports' | 'secrets'>;

/** Either what was wrong, or null and what stands in the anchor: null where the head was never anchored. */
export async function compareAnchor({
  db,
  ports,
  secrets,
}: AuditCtx): Promise<{ finding: AuditFinding | null; anchor: Anchor | null }> {
  const found = (what: AuditFinding['what'], text: string, position: number | null = null) => ({
    finding: { what, position, text },
    anchor: null,
  });
  // In this order: the product may go on meanwhile, and each is written after the one that is read before it.
  const anchoring = await lastAnchoring(db);
  const anchor = await readAnchor(ports.files);
  const last = (await lastRow(db))?.position ?? 0;
  if (anchor === null) {
    if (anchoring === null) return { finding: null, anchor: null };
    return found(
      'anchor-missing',
      'The anchored head is gone, so nobody can tell whether the last entries were cut off.',
    );
  }
  if (anchor === 'damaged' || !isGenuine(secrets, anchor)) {
    return found(
      'anchor-forged',
      'The anchored head was not written with the key of this installation: it was forged or damaged, or PRIVACY_SECRET is another.',
    );
  }
  if (anchor.position > last) {
    return found(
      'tail',
      `The last ${entries(anchor.position - last)} were cut off: the chain ends at entry ${last}, and entry ${anchor.position} was anchored at ${anchor.at}.`,
      last,
    );
  }
  const row = await rowAt(db, anchor.position);
  if (row?.hash !== anchor.hash) {
    return found(
      'rewritten',
      `The chain was written anew: entry ${anchor.position} was anchored at ${anchor.at} as ${anchor.hash}, and is now ${row?.hash ?? 'gone'}.`,
      anchor.position,
    );
  }
  if (anchoring && anchoring.anchored > anchor.position) {
    return found(
      'anchor-old',
      `The anchored head is an old one, put back: it stops at entry ${anchor.position}, and entry ${anchoring.anchored} had been anchored by ${anchoring.at.toISOString()}.`,
      anchor.position,
    );
  }
  return { finding: null, anchor };
}

export type AuditVerification =
  | {
      ok: true;
      rows: number;
      head: string;
      content: number;
      anchor: Pick<Anchor, 'position' | 'at'> | null;
    }
  | ({ ok: false } & AuditFinding);

async function findUnknown({ db }: AuditCtx, known: readonly Head[]): Promise<AuditFinding | null> {
  for (const { position, hash } of known) {
    if ((await rowAt(db, position))?.hash === hash) continue;
    const text = `Entry ${position} is not ${hash}, the head that was told: the chain was cut off or written anew.`;
    return { what: 'rewritten', position, text };
  }
  return null;
}

/** @param known heads that were told elsewhere, by mail or in a log: they must be in the chain */
export async function verifyAudit({
  ctx,
  known = [],
}: {
  ctx: AuditCtx;
  known?: readonly Head[];
}): Promise<AuditVerification> {
  const { head, content, finding } = await verifyChain(ctx.db);
  if (finding) return { ok: false, ...finding };
  const anchored = await compareAnchor(ctx);
  if (anchored.finding) return { ok: false, ...anchored.finding };
  const unknown = await findUnknown(ctx, known);
  if (unknown) return { ok: false, ...unknown };
  const { anchor } = anchored;
  return {
    ok: true,
    rows: head.position,
    head: head.hash,
    content,
    anchor: anchor && { position: anchor.position, at: anchor.at },
  };
}
