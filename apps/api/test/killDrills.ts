// What a machine that dies leaves behind: an import and a mailing, each killed (SIGKILL) ten times at differing moments.
// Prints what it found, and ends with 1 where anything was half, lost or sent twice.

import { readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { addDays } from '@fundfront/content-model/karachi';
import { calls, type ImportJob } from '@fundfront/content-model/wire';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { type Db, openDb } from '../src/db/client.ts';
import { rowsOf } from '../src/db/rowsOf.ts';
import { KillableApi } from './killableApi.ts';
import { bundleServer, callAt } from './process.ts';

const rounds = 10;
const funds = 4;
const daysOfFile = 500;
const prices = funds * daysOfFile;
const subscribers = 1_500;
const faults: string[] = [];

const print = (text: string) => console.info(text);
const fault = (text: string) => {
  faults.push(text);
  print(`FAULT: ${text}`);
};

async function look<Found>(api: KillableApi, at: (db: Db) => Promise<Found>): Promise<Found> {
  const handle = await openDb({ dataDir: api.folder });
  try {
    return await at(handle.db);
  } finally {
    await handle.close();
  }
}

async function countOf(db: Db, from: ReturnType<typeof sql>): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(db, sql`select count(*)::int as count ${from}`);
  return row?.count ?? 0;
}

const fundList = [
  'mufap_fund_id,fund_name,amc,category,return_basis',
  ...Array.from({ length: funds }, (_, index) => `${index + 1},Fund ${index + 1},House,Equity,Absolute`),
].join('\n');

const businessDays = Array.from({ length: daysOfFile * 2 }, (_, index) => addDays('2022-01-03', index))
  .filter((day) => new Date(day).getUTCDay() % 6 !== 0)
  .slice(0, daysOfFile);

/** Each round has other prices, so that it changes every one of them. */
function history(round: number): string {
  const rows = ['mufap_fund_id,date,nav'];
  for (let fund = 1; fund <= funds; fund += 1) {
    for (let index = 0; index < daysOfFile; index += 1) {
      const nav = 100 + fund + round * 0.01 + (index % 7) * 0.001;
      rows.push(`${fund},${businessDays[index]},${nav.toFixed(4)}`);
    }
  }
  return rows.join('\n');
}

async function upload(api: KillableApi, token: string, name: string, text: string): Promise<string> {
  const form = new FormData();
  form.append('files', new Blob([text]), name);
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${api.url}${calls.startImport.path}`, { method: 'POST', body: form, headers });
  return v.parse(v.object({ id: v.string() }), await response.json()).id;
}

async function jobIn(api: KillableApi, token: string, id: string, states: readonly string[]): Promise<ImportJob> {
  for (;;) {
    const { body } = await callAt(api.url, calls.getImport, { params: { id }, token });
    if (states.includes(body.state)) return body;
    if (body.state === 'failed') throw new Error(`The import failed: ${body.problem}`);
    await sleep(100);
  }
}

async function submit(api: KillableApi, token: string, id: string): Promise<void> {
  const { blocked } = await jobIn(api, token, id, ['checked']);
  if (blocked > 0) {
    const body = { kind: null, reason: 'Left out by the drill' };
    await callAt(api.url, calls.leaveOutImportRows, { params: { id }, body, token });
    await callAt(api.url, calls.recheckImport, { params: { id }, body: { samples: 'keep' }, token });
    await sleep(500);
    await jobIn(api, token, id, ['checked']);
  }
  await callAt(api.url, calls.submitImport, { params: { id }, body: { note: '' }, token });
}

async function drillImport(): Promise<void> {
  const api = await KillableApi.prepare('drill-import');
  try {
    await api.start();
    const token = await api.signIn();
    const list = await upload(api, token, 'funds.csv', fundList);
    await submit(api, token, list);
    await jobIn(api, token, list, ['applied']);
    for (let round = 1; round <= rounds; round += 1) {
      const id = await upload(api, token, `history-${round}.csv`, history(round));
      // Odd rounds die while the files are checked, even ones while they are applied.
      const applies = round % 2 === 0;
      if (applies) await submit(api, token, id);
      await sleep(60 * round);
      await api.end('SIGKILL');
      const after = await look(api, async (db) => ({
        state: (await rowsOf<{ state: string }>(db, sql`select state from import_job where id = ${id}`))[0]?.state,
        announced: await countOf(db, sql`from nav_announcement where import_id = ${id}`),
      }));
      if (after.announced !== 0 && after.announced !== prices)
        fault(`${after.announced} of ${prices} prices are there`);
      await api.start();
      if (!applies) await submit(api, token, id);
      const job = await jobIn(api, token, id, ['applied', 'waiting']);
      if (job.state !== 'applied') fault(`round ${round} waits: ${job.problem}`);
      print(
        `import, round ${round}: died while ${after.state}, ${after.announced} prices of it there; then ${job.state}`,
      );
    }
    await api.end('SIGTERM');
    const found = await look(api, async (db) => ({
      current: await countOf(db, sql`from nav_price`),
      ledger: await countOf(db, sql`from nav_announcement`),
      twice: await countOf(
        db,
        sql`from (select from nav_announcement group by fund_id, day, import_id having count(*) > 1) t`,
      ),
    }));
    print(
      `import: ${found.current} prices, ${found.ledger} announcements, ${found.twice} announced twice by one import`,
    );
    if (found.current !== prices || found.ledger !== prices * rounds || found.twice > 0)
      fault('the ledger is not whole');
  } finally {
    await api.remove();
  }
}

async function drillAlerts(): Promise<void> {
  const api = await KillableApi.prepare('drill-alerts');
  try {
    await look(api, async (db) => {
      await db.execute(sql`insert into subscriber (email, name, city, phone, locale, wants, state, search_text, created_at,
          changed_at, confirmed_at)
        select 'reader-' || n || '@example.test', 'Reader', '', '', (array['en', 'ur'])[1 + n % 2]::locale,
          '["sms alert"]'::jsonb, 'confirmed', '', now(), now(), now() from generate_series(1, ${subscribers}::int) n`);
      const mail = { subject: 'Prices of a day', html: '<p>104.4492</p>', text: '104.4492' };
      await db.execute(sql`insert into alert_run (kind, key, created_at, not_before, started_at, mails)
        values ('daily-nav', 'drill', now(), now(), now(), ${JSON.stringify({ en: mail, ur: mail })}::jsonb)`);
    });
    const mails = path.join(api.folder, 'mails');
    const inFolder = () => {
      try {
        return readdirSync(mails).filter((name) => name.endsWith('.eml')).length;
      } catch {
        return 0;
      }
    };
    const sent = () => look(api, (db) => countOf(db, sql`from alert_delivery where state = 'sent'`));
    for (let round = 1; round <= rounds; round += 1) {
      const before = inFolder();
      await api.start();
      while (inFolder() === before) await sleep(5);
      await sleep(37 * round);
      await api.end('SIGKILL');
      const receipts = await sent();
      print(`alerts, round ${round}: ${inFolder()} mails, ${receipts} receipts`);
      if (receipts > inFolder()) fault('a receipt without a mail');
      // What a dead process held is free again after its lease, which nobody waits for here.
      await look(api, (db) =>
        db.execute(sql`update alert_delivery set next_attempt_at = now() where state = 'waiting'`),
      );
    }
    await api.start();
    const ends = Date.now() + 600_000;
    while (inFolder() < subscribers && Date.now() < ends) await sleep(200);
    await sleep(3_000);
    await api.end('SIGTERM');
    const found = { mails: inFolder(), receipts: await sent() };
    print(`alerts: ${subscribers} subscribers, ${found.mails} mails of different ids, ${found.receipts} receipts`);
    if (found.mails !== subscribers || found.receipts !== subscribers) fault('a mail was lost, or sent under two ids');
  } finally {
    await api.remove();
  }
}

bundleServer();
await drillImport();
await drillAlerts();
print(faults.length === 0 ? `Nothing half, lost or twice in ${2 * rounds} deaths.` : `${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
