import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDirectSqlDb, refusalIn } from '../../test/directSql.ts';
import { ids } from '../../test/previousVersion.ts';
import type { TestDb } from '../../test/testDb.ts';

const first = '70000000-0000-4000-8000-000000000001';
const second = '70000000-0000-4000-8000-000000000002';

interface Row {
  id?: string;
  type?: string;
  kind?: string;
  day?: string;
  /** NAV, offer, redemption, payout. */
  figures?: string;
  reasons?: string;
  source?: string;
  importId?: string;
  madeBy?: string;
  checkedBy?: string;
  corrects?: string;
}

function announcement(row: Row = {}): string {
  const { id = 'gen_random_uuid()', kind = 'price', day = '2026-02-01', figures = '100, 103, 99, null' } = row;
  const { reasons = 'null, null', source = 'desk', importId = 'null', madeBy = ids.admin } = row;
  const { checkedBy = ids.checker, corrects = 'null', type = 'fund' } = row;
  const text = (value: string) => (value === 'null' || value.endsWith(')') ? value : `'${value}'`);
  return `insert into nav_announcement (id, fund_id, fund_type, kind, day, nav, offer, redemption, payout, reason_en, reason_ur, source,
      import_id, file_sha256, made_by, checked_by, recorded_at, corrects)
    values (${text(id)}, '${ids.fund}', '${type}', '${kind}', '${day}', ${figures}, ${reasons}, '${source}', ${text(importId)},
      ${importId === 'null' ? 'null' : "'00'"}, '${madeBy}', '${checkedBy}', '2026-02-02', ${text(corrects)})`;
}

const waitingImport = '50000000-0000-4000-8000-000000000009';
const waiting = `insert into nav_import (id, made_by, made_at, samples, report)
  values ('${waitingImport}', '${ids.admin}', now(), 'keep', '{}')`;
const announced = announcement({ id: first });
const reasons = `'Wrong', 'غلط'`;

let db: TestDb;
beforeAll(async () => {
  db = await openDirectSqlDb();
});
afterAll(() => db?.close());

const refused: Record<string, [statement: string, message: RegExp]> = {
  'a NAV of zero': [announcement({ figures: '0, null, null, null' }), /nav_announcement_above_zero/],
  'a NAV below zero': [announcement({ figures: '-1, null, null, null' }), /nav_announcement_above_zero/],
  'no NAV': [announcement({ figures: 'null, 103, null, null' }), /nav_announcement_kind/],
  'a redemption above the NAV': [announcement({ figures: '100, 103, 100.0001, null' }), /nav_announcement_redemption/],
  'a redemption above the offer': [announcement({ figures: '100, 98, 99, null' }), /nav_announcement_redemption/],
  'a day that is too far ahead': [announcement({ day: '2026-02-07' }), /nav_announcement_day/],
  'a day before the fund began': [
    `update entry_content set data = data || '{"inceptionDate":"2026-02-02"}' where entry_id = '${ids.fund}'; ${announcement()}`,
    /before its inception/,
  ],
  'an approval by the maker': [announcement({ checkedBy: ids.admin }), /second person/],
  'an approval by who may not': [announcement({ checkedBy: ids.former }), /second person/],
  'figures by an import that waits': [
    `${waiting}; ${announcement({ source: 'x.csv', importId: waitingImport })}`,
    /approved import/,
  ],
  'a second price of a day': [`${announced}; ${announcement()}`, /nav_announcement_first_idx/],
  'a correction without its reasons': [`${announced}; ${announcement({ corrects: first })}`, /nav_announcement_reason/],
  'a correction of another day': [
    `${announced}; ${announcement({ corrects: first, day: '2026-01-31', reasons })}`,
    /same fund and day/,
  ],
  'two corrections of one price': [
    `${announced}; ${announcement({ id: second, corrects: first, reasons })}; ${announcement({ corrects: first, reasons })}`,
    /nav_announcement_corrects_idx/,
  ],
  'no price without a reason': [
    announcement({ kind: 'no-price', figures: 'null, null, null, null' }),
    /nav_announcement_reason/,
  ],
  'a payout of nothing': [announcement({ kind: 'payout', figures: 'null, null, null, 0' }), /nav_announcement_payout/],
  'an announcement of what is no fund': [announcement().replace(ids.fund, ids.page), /nav_announcement_fund_fk/],
  'the offer price of a benchmark': [announcement({ type: 'benchmark' }), /nav_announcement_benchmark/],
  'the payout of a benchmark': [
    announcement({ type: 'benchmark', kind: 'payout', figures: 'null, null, null, 1' }),
    /nav_announcement_benchmark/,
  ],
  'a value of what is no benchmark': [
    announcement({ type: 'benchmark', figures: '100, null, null, null' }),
    /nav_announcement_fund_fk/,
  ],
  'a figure of another kind of entry': [announcement({ type: 'page' }), /nav_announcement_benchmark/],
  'a draft of the offer price of a benchmark': [
    `insert into price_draft (fund_id, fund_type, day, kind, offer, made_by, entered_at)
      values ('${ids.fund}', 'benchmark', '2026-02-01', 'price', '1', '${ids.admin}', now())`,
    /price_draft_benchmark/,
  ],
  'a change of what was announced': [`${announced}; update nav_announcement set nav = 1`, /permission denied/],
  'the end of what was announced': [`${announced}; delete from nav_announcement`, /permission denied/],
  'no announcements': [`truncate nav_announcement`, /permission denied/],
  'a price that nobody announced': [
    `insert into nav_price (fund_id, validity_date, nav, source) values ('${ids.fund}', '2026-02-01', 1, 'desk')`,
    /announced first/,
  ],
  'another price than was announced': [
    `${announced}; update nav_price set nav = 1, source = 'sample'`,
    /announced first/,
  ],
  'a sample in place of an announced price': [
    `${announced}; update nav_price set nav = 1, source = 'sample', announcement_id = null`,
    /announced first/,
  ],
  'a draft that waits since no time': [
    `insert into price_draft (fund_id, day, kind, made_by, entered_at, state)
      values ('${ids.fund}', '2026-02-01', 'price', '${ids.admin}', now(), 'submitted')`,
    /price_draft_submitted/,
  ],
};

describe('of the ledger, direct SQL as the role of the app refuses', () => {
  it.each(Object.entries(refused))('%s', async (_what, [statement, message]) => {
    expect(await refusalIn(db, statement)).toMatch(message);
  });
});

describe('of the ledger, direct SQL as the role of the app lets through', () => {
  const allowed: Record<string, string> = {
    'a price that another person approved': announced,
    'a correction with its reasons': `${announced}; ${announcement({ corrects: first, reasons })}`,
    'a payout beside the price': `${announced}; ${announcement({ kind: 'payout', figures: 'null, null, null, 2.5' })}`,
    'the absence of a price, long ahead': announcement({
      kind: 'no-price',
      day: '2026-03-01',
      figures: 'null, null, null, null',
      reasons,
    }),
  };
  it.each(Object.entries(allowed))('%s', async (_what, statement) => {
    expect(await refusalIn(db, statement)).toBe('let through');
  });
});

describe('of the ledger, direct SQL as the owner refuses', () => {
  const statements: Record<string, [statement: string, message: RegExp]> = {
    'a change of what was announced': [`update nav_announcement set nav = 1`, /insert only/],
    'the end of what was announced': [`delete from nav_announcement`, /insert only/],
    'no announcements': [`truncate nav_announcement cascade`, /insert only/],
    'the end of an announced price': [`${announced}; delete from nav_price`, /only corrected/],
    'a NAV of zero': [announcement({ figures: '0, null, null, null' }), /nav_announcement_above_zero/],
    'an approval by the maker': [announcement({ checkedBy: ids.admin }), /second person/],
    'the end of a fund of which something was announced': [
      `${announced}; delete from entry where id = '${ids.fund}'`,
      /foreign key|insert only|only corrected/,
    ],
  };
  it.each(Object.entries(statements))('%s', async (_what, [statement, message]) => {
    const inOne = db.asOwner((owner) =>
      owner.transaction(async (tx) => {
        for (const each of statement.split(';')) await tx.execute(sql.raw(each));
        throw new Error('let through');
      }),
    );
    await expect(inOne).rejects.toSatisfy((error: Error & { cause?: Error }) =>
      message.test(error.cause?.message ?? error.message),
    );
  });
});
