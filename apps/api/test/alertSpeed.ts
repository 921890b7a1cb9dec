// Judges nothing: figures depend on the machine. Which engines it measures: see `onEachEngine`.

import type { AddressInfo } from 'node:net';
import { limits } from '@fundfront/content-model';
import { serve } from '@hono/node-server';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../src/db/rowsOf.ts';
import { createApp, systemCtx } from '../src/http/app.ts';
import { drainAlerts } from '../src/modules/alerts/drainAlerts.ts';
import { authenticate } from '../src/modules/session/authenticate.ts';
import { fakeMail } from '../src/ports/fakeMail.ts';
import { type Base, onEachEngine } from './engines.ts';

const subscribers = 10_000;
const atOnce = 500;
/** Milliseconds between two looks whether the API answers. */
const probeMs = 20;

async function fill(base: Base): Promise<void> {
  const { db } = base.handle;
  for (let start = 0; start < subscribers; start += atOnce) {
    await db.execute(sql`insert into subscriber (email, name, city, phone, locale, wants, state, search_text, created_at,
        changed_at, confirmed_at)
      select 'reader-' || n || '@example.test', 'Reader', '', '', (array['en', 'ur'])[1 + n % 2]::locale,
        '["sms alert"]'::jsonb, 'confirmed', '', now(), now(), now()
      from generate_series(${start}::int, ${start + atOnce - 1}::int) n`);
  }
}

async function startRun(base: Base, key: string): Promise<void> {
  const page = `<tr><td>${'Sample Fund 104.4492 '.repeat(1_000)}</td></tr>`;
  const mail = { subject: 'Prices of a day', html: page, text: page };
  await base.handle.db.execute(sql`insert into alert_run (kind, key, created_at, not_before, started_at, mails)
    values ('daily-nav', ${key}, now(), now(), now(), ${JSON.stringify({ en: mail, ur: mail })}::jsonb)`);
}

/** The longest answer of `/health` until it is stopped, in milliseconds. */
function probe(port: number): () => Promise<number> {
  let longest = 0;
  let going = true;
  const looking = (async () => {
    while (going) {
      const begun = performance.now();
      await (await fetch(`http://127.0.0.1:${port}/health`)).text();
      longest = Math.max(longest, performance.now() - begun);
      await new Promise((resolve) => setTimeout(resolve, probeMs));
    }
  })();
  return async () => {
    going = false;
    await looking;
    return longest;
  };
}

async function measure(base: Base, perSecond: number, folder: boolean) {
  const ports = folder ? base.ports : { ...base.ports, mail: fakeMail() };
  const server = serve({ fetch: createApp(base, authenticate).hono.fetch, port: 0 });
  await new Promise((resolve) => server.once('listening', resolve));
  const stop = probe((server.address() as AddressInfo).port);
  await startRun(base, `${perSecond} ${folder}`);
  const begun = performance.now();
  await drainAlerts({ ...systemCtx(base, 'system'), ports }, undefined, perSecond);
  const minutes = (performance.now() - begun) / 60_000;
  const longest = await stop();
  server.close();
  const [row] = await rowsOf<{ sent: number }>(
    base.handle.db,
    sql`select count(*)::int as sent from alert_delivery d join alert_run r on r.id = d.run_id
      where r.key = ${`${perSecond} ${folder}`} and d.state = 'sent'`,
  );
  return { sent: row?.sent ?? 0, perMinute: Math.round((row?.sent ?? 0) / minutes), longest: Math.round(longest) };
}

const found = await onEachEngine('alerts', async (base) => {
  await fill(base);
  return {
    'as fast as it goes, to nobody': await measure(base, Number.POSITIVE_INFINITY, false),
    'as fast as it goes, to a folder': await measure(base, Number.POSITIVE_INFINITY, true),
    'at the pace of the product, to a folder': await measure(base, limits.alertMailsPerSecond, true),
  };
});

for (const [engine, rows] of found) {
  for (const [name, { sent, perMinute, longest }] of Object.entries(rows)) {
    console.info(
      `${engine.padEnd(12)}${name.padEnd(42)}${sent} sent, ${perMinute} a minute, /health at most ${longest} ms`,
    );
  }
}
