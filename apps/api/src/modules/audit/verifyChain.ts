import type { AuditBreak } from '@fundfront/content-model/wire';
import type { Db } from '../../db/client.ts';
import { contentDigest, firstHash, hashOf } from './hash.ts';
import {
  auditAfter,
  compareContent,
  contentBetween,
  contentSources,
  lastContentPosition,
  unannouncedPrice,
} from './queries.ts';

const batch = 1_000;

export interface Head {
  position: number;
  hash: string;
}

/** Where the chain, what it vouches for, or its anchor is not what it was. */
export interface AuditFinding {
  what: AuditBreak;
  /** Of the row of the audit that it shows at, where there is one. */
  position: number | null;
  text: string;
}

export const entries = (number: number): string =>
  number === 1 ? '1 entry' : `${number.toLocaleString('en')} entries`;

type Row = Awaited<ReturnType<typeof auditAfter>>[number];

const brokenAt = ({ position, hash }: Row, computed: string): AuditFinding => ({
  what: 'entry',
  position,
  text: `Entry ${position} was changed, or the entry before it is gone: it carries the hash ${hash}, and ${computed} follows from what stands there. From it on nothing can be vouched for.`,
});

/** The first row that does not follow from the one before it, or whose content was exchanged; else the head. */
export async function verifyRows(db: Db, from?: Head): Promise<{ head: Head; finding: AuditFinding | null }> {
  let head = from ?? { position: 0, hash: firstHash };
  for (;;) {
    const rows = await auditAfter(db, head.position, batch);
    const sealed = await contentBetween(db, head.position + 1, rows.at(-1)?.position ?? head.position);
    const sealedBy = Map.groupBy(sealed, ({ position }) => position);
    for (const row of rows) {
      const computed = hashOf({ ...row, position: head.position + 1, previousHash: head.hash });
      if (computed !== row.hash) return { head, finding: brokenAt(row, computed) };
      head = { position: row.position, hash: row.hash };
      if (contentDigest(sealedBy.get(row.position) ?? []) !== row.content) {
        const text = `What entry ${row.position} vouches for was exchanged: its list of hashes is not the one that it was written with.`;
        return { head, finding: { what: 'entry-content', position: row.position, text } };
      }
    }
    if (rows.length < batch) return { head, finding: null };
  }
}

const names: Readonly<Record<string, string>> = {
  entry_version: 'Version',
  publication: 'Publication',
  approval: 'Approval',
  disclosure_override: 'Override of a disclosure rule',
  nav_announcement: 'Announcement',
  nav_import_file: 'Imported file',
};

const happened = {
  changed: 'was changed after it was written',
  gone: 'is gone',
  unknown: 'stands in the database, and nothing vouches for it',
} as const;

async function verifyContent(db: Db): Promise<{ rows: number; finding: AuditFinding | null }> {
  let rows = 0;
  for (const source of await contentSources(db)) {
    const compared = await compareContent(db, source);
    if (compared.first) {
      const { key, is } = compared.first;
      const text = `${names[source] ?? source} ${key} ${happened[is]}.`;
      return { rows, finding: { what: 'content', position: null, text } };
    }
    rows += compared.rows;
  }
  const price = await unannouncedPrice(db);
  if (price === null) return { rows, finding: null };
  return {
    rows,
    finding: { what: 'content', position: null, text: `The price for ${price} is not as it was announced.` },
  };
}

export interface ChainVerification {
  head: Head;
  content: number;
  finding: AuditFinding | null;
}

/** All that the database alone can tell; `verifyAudit` asks the anchor, too. */
export async function verifyChain(db: Db): Promise<ChainVerification> {
  // Read first: rows that are written meanwhile must not look as if they came after the end.
  const lastContent = await lastContentPosition(db);
  const { head, finding } = await verifyRows(db);
  if (finding) return { head, content: 0, finding };
  if (lastContent > head.position) {
    const text = `The chain ends at entry ${head.position}, and content is vouched for by entry ${lastContent}: the last entries were cut off.`;
    return { head, content: 0, finding: { what: 'tail', position: head.position, text } };
  }
  const { rows, finding: changed } = await verifyContent(db);
  return { head, content: rows, finding: changed };
}
