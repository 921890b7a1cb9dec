import type { Locale } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import { and, asc, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../../../test/factories.ts';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import { type SentSheet, sendSheet } from '../../../test/sheets.ts';
import type { UserActor } from '../../context.ts';
import { audit, entry, entryContent } from '../../db/schema/index.ts';
import { verifyAudit } from '../audit/verifyAudit.ts';
import { toCsv } from './csv.ts';

let api: TestApi;
let editor: UserActor;
beforeAll(async () => {
  api = await openTestApi();
  editor = await makeUser(api, ['editor']);
});
afterAll(() => api?.close());

type Cells = Record<string, string>;

function csv(...rows: Cells[]): SentSheet {
  return { name: 'branches.csv', content: toCsv(Object.keys(rows[0] ?? {}), rows) };
}

async function apply(file: SentSheet) {
  const sent = { type: 'branches', as: editor };
  const { digest } = (await sendSheet(api, file, sent)).body;
  return sendSheet(api, file, { ...sent, mode: 'apply', digest });
}

async function read(id: string, locale: Locale = 'en') {
  return (await api.call(calls.getEntry, { params: { type: 'branches', id, locale } }, editor)).body;
}

describe('a long file', () => {
  it('of more rows than one statement takes keeps their order, their numbers and the log', async () => {
    const rows = Array.from({ length: 230 }, (_, index) => ({
      Key: `many-${index}`,
      Network: 'Branch network',
      'Name (English)': `Many ${index}`,
      'Name (Urdu)': `بہت ${index}`,
      'Key (Urdu)': `many-${index}`,
    }));
    const made = await apply(csv(...rows));
    expect(made.body.counts).toMatchObject({ read: 230, new: 230, errors: 0 });
    const stored = await api.handle.db.select().from(entryContent).where(like(entryContent.slug, 'many-%'));
    expect(stored).toHaveLength(460);
    const sorts = await api.handle.db
      .select({ slug: entryContent.slug, sort: entry.sort })
      .from(entry)
      .innerJoin(entryContent, and(eq(entryContent.entryId, entry.id), eq(entryContent.locale, 'en')))
      .where(like(entryContent.slug, 'many-%'))
      .orderBy(asc(entry.sort));
    expect(sorts.map(({ slug }) => slug)).toEqual(rows.map((_, index) => `many-${index}`));
    expect(new Set(sorts.map(({ sort }) => sort)).size).toBe(230);
    const again = await apply(csv(...rows.map((row) => ({ ...row, 'City (English)': 'Multan' }))));
    expect(again.body.counts).toMatchObject({ changed: 230, new: 0 });
    const entryId = stored[0]?.entryId ?? '';
    expect((await read(entryId)).version).toBe(2);
    expect((await read(entryId, 'ur')).version).toBe(1);
    expect((await verifyAudit({ ctx: api.ctx() })).ok).toBe(true);
    const log = await api.handle.db.select().from(audit).where(eq(audit.entryId, entryId)).orderBy(asc(audit.position));
    expect(log.map(({ action, locale }) => [action, locale])).toEqual([
      ['content.create', 'en'],
      ['content.save', 'ur'],
      ['content.save', 'en'],
    ]);
  });
});
