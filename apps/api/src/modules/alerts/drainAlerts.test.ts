import { calls, formCalls } from '@fundfront/content-model/wire';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addFund,
  addSubscribers,
  advance,
  alertDay as day,
  dayBefore,
  drain,
  forgetAlerts,
  setPrice,
  withMail,
} from '../../../test/alerts.ts';
import { makeUser } from '../../../test/factories.ts';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import { bodies, send } from '../../../test/visitors.ts';
import type { UserActor } from '../../context.ts';
import { alertDelivery, alertRun, notification, subscriber } from '../../db/schema/index.ts';
import { MailRefused } from '../../ports/mail.ts';
import { deliverMails } from '../outbox/deliverMails.ts';
import { purgeReceipts } from './drainAlerts.ts';
import { startNavAlerts } from './startAlerts.ts';

const minute = 60_000;
const batch = 50;

let api: TestApi;
let fund: string;
let desk: UserActor;
beforeAll(async () => {
  api = await openTestApi();
  desk = await makeUser(api, ['leads']);
  fund = await addFund(api, 'Sample Stock Fund');
  await setPrice(api, fund, dayBefore, '84.0000');
});
afterAll(() => api?.close());
beforeEach(() => forgetAlerts(api));

/** In the evening of the day, all prices announced. */
async function begin(of = day): Promise<string> {
  await setPrice(api, fund, of, '84.1000');
  await startNavAlerts(api.ctx(), { day: of });
  api.time.now = new Date(`${of}T13:35:00.000Z`);
  const [run] = await api.handle.db.select().from(alertRun).where(eq(alertRun.key, of));
  if (!run) throw new Error('No run was started');
  return run.id;
}

const get = (id: string, as = desk) => api.call(calls.getAlertRun, { params: { id } }, as);
const pause = (id: string, as = desk) => api.call(calls.pauseAlertRun, { params: { id } }, as);
const resume = (id: string, as = desk) => api.call(calls.resumeAlertRun, { params: { id } }, as);
const receivers = () => api.mail.sent.map(({ to }) => to);
const expectEachOnce = (people: readonly { email: string }[]) =>
  expect(receivers().sort()).toEqual(people.map(({ email }) => email).sort());

describe('a run', () => {
  it('that is paused keeps the rest, says so, and gives nobody a second mail when it goes on', async () => {
    const people = await addSubscribers(api, 2 * batch + 20);
    const id = await begin();
    let sent = 0;
    await drain(
      withMail(api.ctx(), async (mail, key) => {
        sent += 1;
        if (sent === 3) expect((await pause(id)).body).toMatchObject({ state: 'paused', paused: { by: desk.name } });
        await api.mail.send(mail, key);
      }),
    );
    expect(api.mail.sent).toHaveLength(batch);
    expect((await get(id)).body.counts).toEqual({ to: 120, sent: 50, refused: 0, skipped: 0, waiting: 70 });
    await drain(api.ctx());
    expect(api.mail.sent).toHaveLength(batch);
    expect((await resume(id)).body).toMatchObject({ state: 'running', paused: null, perSecond: 50, secondsLeft: 2 });
    await drain(api.ctx());
    expectEachOnce(people);
    expect((await get(id)).body).toMatchObject({ state: 'done', counts: { sent: 120, waiting: 0 } });
    expect((await pause(id)).body.text_code).toBe('IN_USE');
  });

  it('that two processes send gives each their mail once', async () => {
    const people = await addSubscribers(api, 2 * batch + 20);
    await begin();
    await Promise.all([drain(api.ctx()), drain(api.ctx())]);
    expectEachOnce(people);
  });

  it('of a process that was killed after sending is sent again under the same identities', async () => {
    const people = await addSubscribers(api, 8);
    const id = await begin();
    const killed = withMail(api.ctx(), async (mail, key) => {
      await api.mail.send(mail, key);
      await new Promise(() => {});
    });
    void drain(killed);
    await vi.waitFor(() => expect(api.mail.sent).toHaveLength(5), 15_000);
    await drain(api.ctx());
    expect(api.mail.sent).toHaveLength(5);
    advance(api, 10 * minute);
    await drain(api.ctx());
    expect(api.mail.sent).toHaveLength(13);
    expect(new Set(api.mail.sent.map((mail) => mail.id))).toEqual(new Set(people.map((each) => `${id}.${each.id}`)));
  });

  it('leaves a mail server alone that is away, and skips who left meanwhile', async () => {
    const people = await addSubscribers(api, 12);
    const id = await begin();
    let tries = 0;
    await drain(
      withMail(api.ctx(), async () => {
        tries += 1;
        throw new Error('421 try later');
      }),
    );
    expect(tries).toBe(5);
    expect((await get(id)).body).toMatchObject({ counts: { waiting: 12, sent: 0 }, state: 'running' });
    expect((await get(id)).body.refused[0]).toMatchObject({ state: 'waiting', error: '421 try later', attempts: 1 });
    await api.handle.db
      .update(subscriber)
      .set({ state: 'ended' })
      .where(eq(subscriber.id, people[0]?.id ?? ''));
    advance(api, 2 * minute);
    await drain(api.ctx());
    expectEachOnce(people.slice(1));
    expect((await get(id)).body.counts).toMatchObject({ sent: 11, skipped: 1, waiting: 0 });
  });

  it('stops where the process is to end, and another goes on at once', async () => {
    const people = await addSubscribers(api, 12);
    await begin();
    const stopping = new AbortController();
    const ending = withMail(api.ctx(), async (mail, key) => {
      stopping.abort();
      await api.mail.send(mail, key);
    });
    await drain(ending, stopping.signal);
    expect(api.mail.sent).toHaveLength(5);
    await drain(api.ctx());
    expectEachOnce(people);
  });

  it('is no faster than it may be', async () => {
    await addSubscribers(api, 10);
    await begin();
    const { drainAlerts } = await import('./drainAlerts.ts');
    const begun = performance.now();
    await drainAlerts(api.ctx(), undefined, 50);
    expect(performance.now() - begun).toBeGreaterThanOrEqual(199);
    expect(api.mail.sent).toHaveLength(10);
  });
});

describe('an address that is refused for good', () => {
  it('is shown in the server’s words, set aside after the third run in a row, and confirmed back', async () => {
    const [gone, reader] = await addSubscribers(api, 2);
    const refusing = withMail(api.ctx(), async (mail, key) => {
      if (mail.to === gone?.email) throw new MailRefused(`550 no such mailbox: ${mail.to}`);
      await api.mail.send(mail, key);
    });
    const days = [day, '2026-03-03', '2026-03-04', '2026-03-05'];
    const ids: string[] = [];
    for (const each of days) {
      ids.push(await begin(each));
      await drain(refusing);
    }
    const details = await Promise.all(ids.map(async (id) => (await get(id)).body));
    expect(details.map(({ counts }) => [counts.sent, counts.refused, counts.to])).toEqual([
      [1, 1, 2],
      [1, 1, 2],
      [1, 1, 2],
      [1, 0, 1],
    ]);
    expect(details[0]?.refused).toEqual([
      {
        subscriber: gone?.id,
        email: expect.stringMatching(/^.….@example\.test$/),
        state: 'refused',
        error: expect.stringMatching(/^550 no such mailbox: .…/),
        attempts: 1,
        nextAttemptAt: null,
        setAside: true,
      },
    ]);
    const { subscribers } = (await api.call(calls.listAlertRuns, {}, desk)).body;
    expect(subscribers).toEqual({ en: 2, ur: 0, setAside: 1 });
    expect(receivers()).toEqual(days.map(() => reader?.email));

    const address = gone?.email ?? '';
    const form = { ...bodies.subscribe, email: address, lang: 'en' as const };
    expect((await send(api, formCalls.subscribe, form)).status).toBe(200);
    await deliverMails(api.ctx());
    const token = /\/subscription\/confirm\?token=(\S+)/.exec(api.mail.sent.at(-1)?.text ?? '')?.[1] ?? '';
    expect((await send(api, calls.confirmSubscription, { token, lang: 'en', recaptcha_token: undefined })).status).toBe(
      200,
    );
    expect((await api.call(calls.listAlertRuns, {}, desk)).body.subscribers.setAside).toBe(0);
  });

  it('is not blamed where the server refuses most of them: staff are told instead', async () => {
    await addSubscribers(api, 3);
    const { userId } = await makeUser(api, ['admin']);
    const id = await begin();
    await drain(
      withMail(api.ctx(), async () => {
        throw new MailRefused('554 sender not welcome');
      }),
    );
    expect((await get(id)).body.counts).toMatchObject({ refused: 3, sent: 0 });
    const rows = await api.handle.db.select({ refused: subscriber.refusedRuns }).from(subscriber);
    expect(rows).toEqual([{ refused: 0 }, { refused: 0 }, { refused: 0 }]);
    const rung = await api.handle.db.select().from(notification).where(eq(notification.userId, userId));
    expect(rung).toMatchObject([{ kind: 'mail-failed', path: `/admin/alerts/${id}` }]);
  });

  it('is counted anew once a mail arrives', async () => {
    const [person] = await addSubscribers(api, 1);
    await api.handle.db.update(subscriber).set({ refusedRuns: 2 });
    await begin();
    await drain(api.ctx());
    const [row] = await api.handle.db
      .select()
      .from(subscriber)
      .where(eq(subscriber.id, person?.id ?? ''));
    expect(row).toMatchObject({ refusedRuns: 0, setAsideAt: null });
  });
});

describe('the staff', () => {
  it('see runs and mails as sent, without a link that would end somebody’s subscription', async () => {
    await addSubscribers(api, 1);
    const id = await begin();
    expect((await get(id)).body).toMatchObject({ state: 'scheduled', mails: null });
    await drain(api.ctx());
    const { body } = await get(id);
    expect(body.mails?.en.html).toContain('84.1000');
    expect(body.mails?.ur.html).toContain('lang="ur"');
    expect(JSON.stringify(body)).not.toContain('token=');
    const list = (await api.call(calls.listAlertRuns, {}, desk)).body;
    expect(list).toMatchObject({
      runs: [{ id, title: 'Prices of 2 Mar 2026', counts: { sent: 1 } }],
      nextCursor: null,
    });
  });

  it('may look where they read requests, and pause where they handle them', async () => {
    await addSubscribers(api, 1);
    const id = await begin();
    const reader = await makeUser(api, ['compliance']);
    const outsider = await makeUser(api, ['editor', 'hr']);
    expect((await get(id, reader)).status).toBe(200);
    expect((await pause(id, reader)).body.text_code).toBe('FORBIDDEN');
    expect((await get(id, outsider)).body.text_code).toBe('FORBIDDEN');
    expect((await api.call(calls.listAlertRuns, {}, outsider)).body.text_code).toBe('FORBIDDEN');
    expect((await get('3f0c9a52-0000-4000-8000-000000000001')).body.text_code).toBe('NOT_FOUND');
  });

  it('keep the counts of a run when its receipts are removed', async () => {
    await addSubscribers(api, 1);
    const id = await begin();
    await drain(api.ctx());
    advance(api, 91 * 24 * 60 * minute);
    await purgeReceipts(api.ctx());
    expect(await api.handle.db.select().from(alertDelivery)).toEqual([]);
    expect((await get(id)).body.counts).toMatchObject({ to: 1, sent: 1 });
  });
});
