import { calls, formCalls } from '@fundfront/content-model/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeEntry, makeLive, publish, translate } from '../../../test/contentFactories.ts';
import { makeUser } from '../../../test/factories.ts';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import { bodies, send } from '../../../test/visitors.ts';
import type { UserActor } from '../../context.ts';
import { navPrice, outbox } from '../../db/schema/index.ts';
import { s3Files } from '../../ports/s3Files.ts';
import { saveEntry } from '../content/saveEntry.ts';
import { systemCheck } from './systemCheck.ts';

let api: TestApi;
let editor: UserActor;
let fundId: string;
beforeAll(async () => {
  api = await openTestApi();
  editor = await makeUser(api, ['editor']);
  const page = await makeLive(api.ctx(), 'page', { title: 'Mission', slug: 'mission', template: 'prose' });
  await publish(api.ctx(), await translate(api.ctx(), page, 'ur', { title: 'مشن', slug: 'mission' }), 'ur');
  await makeEntry(api.ctx(editor), 'page', { title: 'Vision', slug: 'vision', template: 'prose' });
  const [author, publisher] = [await makeUser(api, ['admin']), await makeUser(api, ['admin'])];
  const fund = await makeEntry(api.ctx(author), 'fund', { title: 'Sample Income Fund' });
  await publish(api.ctx(publisher), fund);
  fundId = fund.id;
  await api.handle.db.insert(navPrice).values({ fundId, validityDate: '2026-02-27', nav: '10.1234', source: 'sample' });
  api.time.now = new Date(api.time.now.getTime() + 60_000);
  const input = { type: 'page' as const, id: page.id, locale: 'en' as const, version: page.version };
  const saved = await saveEntry({ ctx: api.ctx(), input: { ...input, data: { ...page.data, title: 'Our mission' } } });
  await publish(api.ctx(), saved);
});
afterAll(() => api?.close());

describe('the desk', () => {
  it('tells what changed, newest first, with who and what', async () => {
    const { body } = await api.call(calls.recentActivity, {}, editor);
    expect(body[0]).toMatchObject({ action: 'content.publish', type: 'page', title: 'Our mission', who: 'System' });
    expect(body.some(({ who, title }) => who === editor.name && title === 'Vision')).toBe(true);
    expect(body.every(({ action }) => !action.startsWith('session.'))).toBe(true);
  });

  it('finds content of all types and languages, drafts too', async () => {
    const search = async (typed: string) =>
      (await api.call(calls.dashboardSearch, { query: { search: typed } }, editor)).body;
    expect(await search('VISION')).toMatchObject([{ title: 'Vision', type: 'page', locale: 'en', path: null }]);
    expect((await search('income'))[0]).toMatchObject({ id: fundId, type: 'fund' });
    expect((await search('مشن'))[0]).toMatchObject({ locale: 'ur', path: '/ur/mission' });
    expect(await search('%')).toEqual([]);
  });

  it('counts', async () => {
    const { body } = await api.call(calls.dashboardOverview, {}, editor);
    expect(body).toEqual({
      drafts: 1,
      outdated: 1,
      assigned: 0,
      pages: 2,
      funds: 1,
      sampleFunds: 0,
      latestValidityDate: '2026-02-27',
      undelivered: 0,
      failedMails: 0,
      failedReleases: 0,
      heldReverts: 0,
      parity: { level: 0, differs: 0, behind: 1, missing: 1 },
      newLeads: null,
      newApplications: null,
      subscribers: null,
      warnings: ['captcha-self-hosted'],
    });
  });

  it('counts what visitors sent for who may read it', async () => {
    const [leads, hr] = [await makeUser(api, ['leads']), await makeUser(api, ['hr'])];
    for (let time = 0; time < 5; time += 1) await send(api, formCalls.contact, bodies.contact);
    await send(api, formCalls.complaint, bodies.complaint);
    const counts = async (as: UserActor) => {
      const { newLeads, newApplications } = (await api.call(calls.dashboardOverview, {}, as)).body;
      return [newLeads, newApplications];
    };
    const { subscribers } = (await api.call(calls.dashboardOverview, {}, leads)).body;
    expect(subscribers).toEqual({ confirmed: 0, since: 0 });
    expect([await counts(leads), await counts(hr)]).toEqual([
      [6, null],
      [null, 0],
    ]);
  });

  it('checks what it depends on, for administrators', async () => {
    expect((await api.call(calls.systemCheck, {}, editor)).status).toBe(403);
    const admin = await makeUser(api, ['admin']);
    const { body } = await api.call(calls.systemCheck, {}, admin);
    expect(body.map(({ name, ok }) => [name, ok])).toEqual([
      ['Database', true],
      ['File store', true],
      ['Public site', true],
      ['Messages to the site', true],
      ['Mail', true],
      ['Captcha', true],
      ['Journal', true],
    ]);
    expect(body[1]?.detail).toBe('Memory of this process. Can be written and read');
  });

  it('says which file store does not answer, and nothing of why', async () => {
    const files = s3Files({
      bucket: 'uploads',
      region: 'us-east-1',
      endpoint: 'http://127.0.0.1:1',
      forcePathStyle: true,
      credentials: { accessKeyId: 'id', secretAccessKey: 'hush-hush' },
    });
    const ctx = api.ctx();
    const found = await systemCheck({ ctx: { ...ctx, ports: { ...ctx.ports, files } } });
    expect(found[1]).toEqual({
      name: 'File store',
      ok: false,
      detail: 'S3 bucket uploads. Does not answer. The log of the API says why.',
    });
  });

  it('tells mails that were given up, and a captcha that cannot be asked', async () => {
    const failed = { topic: 'mail', payload: {}, failedAt: api.time.now } as const;
    await api.handle.db.insert(outbox).values(failed);
    api.captcha.down = true;
    const { body } = await api.call(calls.dashboardOverview, {}, editor);
    expect([body.undelivered, body.failedMails]).toEqual([0, 1]);
    const found = await systemCheck({ ctx: api.ctx() });
    expect(found.filter(({ ok }) => !ok).map(({ name }) => name)).toEqual(['Mail', 'Captcha']);
  });
});
