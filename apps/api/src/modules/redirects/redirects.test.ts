import { createHmac } from 'node:crypto';
import { type AddressCount, calls, signatureHeader } from '@fundfront/content-model/wire';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeLive, publish } from '../../../test/contentFactories.ts';
import { makeUser } from '../../../test/factories.ts';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import { uniqueSlug } from '../../../test/sampleData.ts';
import type { UserActor } from '../../context.ts';
import { rowsOf } from '../../db/rowsOf.ts';
import { saveEntry } from '../content/saveEntry.ts';

let api: TestApi;
let publisher: UserActor;
let editor: UserActor;
beforeAll(async () => {
  api = await openTestApi();
  publisher = await makeUser(api, ['publisher']);
  editor = await makeUser(api, ['editor']);
});
afterAll(() => api?.close());

const rule = (from: string, to: string, more: object = {}) => ({
  from,
  to,
  permanent: true,
  note: '',
  endsOn: null,
  ...more,
});
const create = (from: string, to: string, more: object = {}, as = publisher) =>
  api.call(calls.createRedirect, { body: rule(from, to, more) }, as);
const attempt = async (path: string) => (await api.call(calls.tryAddress, { query: { path } }, editor)).body;
const ask = async (path: string, locale: 'en' | 'ur' = 'en') =>
  (await api.call(calls.getPage, { query: { locale, path } })).body;
const newPath = () => `/${uniqueSlug()}`;

async function livePath(): Promise<string> {
  return (await makeLive(api.ctx(), 'page')).path ?? '';
}

describe('a rule', () => {
  it('forwards, tells the site, and is listed with its state', async () => {
    const [page, from] = [await livePath(), newPath()];
    const { status, body } = await create(from, page, { note: 'Printed on a poster' });
    expect([status, body.to]).toEqual([200, page]);
    expect(await ask(from)).toEqual({ kind: 'redirect', to: page, permanent: true });
    await expect.poll(() => api.site.revalidated.flat()).toContain(`page:en:${from}`);
    const { body: list } = await api.call(calls.listRedirects, { query: { search: from } }, editor);
    expect(list.rules).toMatchObject([{ from, to: page, state: 'works', note: 'Printed on a poster', hits: 0 }]);
  });

  it('is changed and removed', async () => {
    const [one, two, from] = [await livePath(), await livePath(), newPath()];
    const { body } = await create(from, one);
    const params = { id: body.id };
    const changed = await api.call(calls.updateRedirect, { params, body: rule(from, two) }, publisher);
    expect(changed.body.to).toBe(two);
    expect((await api.call(calls.deleteRedirect, { params }, publisher)).status).toBe(200);
    expect((await api.call(calls.deleteRedirect, { params }, publisher)).status).toBe(404);
    expect((await ask(from)).kind).toBeUndefined();
  });

  it('takes what is below along, and lets the closest rule win', async () => {
    const [page, base] = [await livePath(), newPath()];
    await create(`${base}/*`, `${page}/*`);
    await create(`${base}/exact`, page);
    expect((await attempt(`${base}/exact`)).to).toBe(page);
    expect(await attempt(`${base}/a/b`)).toMatchObject({ to: `${page}/a/b`, end: 'nothing' });
  });

  it('for now ends with its day, and leads to other sites too', async () => {
    const from = newPath();
    expect((await create(from, 'https://portal.example.test/a b', { endsOn: '2026-03-02' })).body.fields).toMatchObject(
      [{ path: 'endsOn' }],
    );
    await create(from, 'https://portal.example.test/a b', { permanent: false, endsOn: '2026-03-02' });
    expect(await ask(from)).toEqual({ kind: 'redirect', to: 'https://portal.example.test/a%20b', permanent: false });
    const before = api.time.now;
    api.time.now = new Date('2026-03-02T20:00:00.000Z');
    expect((await attempt(from)).end).toBe('nothing');
    expect((await ask(from)).kind).toBeUndefined();
    api.time.now = before;
  });

  it('takes addresses in Urdu letters, typed or as the address bar copies them', async () => {
    const [page, word] = [await livePath(), `پتہ${uniqueSlug()}`];
    expect((await create(`/ur/${encodeURI(word)}`, page)).body.from).toBe(`/ur/${word}`);
    expect(await ask(`/${word}`, 'ur')).toEqual({ kind: 'redirect', to: page, permanent: true });
  });

  it('is refused without the role, where a page answers, for a circle, for nothing, and for the product’s own', async () => {
    const [page, one, two] = [await livePath(), newPath(), newPath()];
    expect((await create(one, page, {}, editor)).body.text_code).toBe('FORBIDDEN');
    expect((await create(page, one)).body.text_code).toBe('ADDRESS_TAKEN');
    expect((await create(one, two)).body.error).toContain('Nothing answers');
    expect((await create(one, one)).body.text_code).toBe('VALIDATION');
    await create(`${one}/*`, page);
    expect((await create(`${two}/*`, `${two}/below/*`)).body.error).toContain('circle');
    for (const from of ['/', '/home', '/api/x', '/ur', 'no-slash', '//host', '/a?b=1', '/a*b', '/*']) {
      expect((await create(from, page)).body.text_code, from).toBe('VALIDATION');
    }
    for (const to of ['javascript:alert(1)', 'ftp://x.test', '//evil.test', '']) {
      expect((await create(newPath(), to)).body.text_code, to).toBe('VALIDATION');
    }
    const params = { id: crypto.randomUUID() };
    expect((await api.call(calls.updateRedirect, { params, body: rule(newPath(), page) }, publisher)).status).toBe(404);
    expect((await api.call(calls.updateRedirect, { params, body: rule(one, page) }, editor)).status).toBe(403);
    expect((await api.call(calls.deleteRedirect, { params }, editor)).status).toBe(403);
  });

  it('that leads to another is shortened, in both directions, and the database refuses a chain', async () => {
    const [page, other, a, b, c] = [await livePath(), await livePath(), newPath(), newPath(), newPath()];
    await create(b, page);
    expect((await create(a, b)).body.to).toBe(page);
    const late = await create(c, other);
    const { body } = await api.call(
      calls.updateRedirect,
      { params: { id: late.body.id }, body: rule(c, 'https://elsewhere.example.test/') },
      publisher,
    );
    expect(body.to).toBe('https://elsewhere.example.test/');
    const chain = sql.raw(`insert into redirect_rule (from_path, to_path) values ('${newPath()}', '${a}')`);
    await expect(api.handle.db.execute(chain)).rejects.toMatchObject({
      cause: { message: expect.stringContaining('not to another redirect') },
    });
  });

  it('follows a page that moves on, in one step', async () => {
    const page = await makeLive(api.ctx(), 'page');
    const from = newPath();
    await create(from, page.path ?? '');
    const slug = uniqueSlug();
    const input = { type: 'page' as const, id: page.id, locale: 'en' as const, version: page.version };
    await publish(api.ctx(), await saveEntry({ ctx: api.ctx(), input: { ...input, data: { ...page.data, slug } } }));
    expect(await ask(from)).toMatchObject({ kind: 'redirect', to: `/${slug}` });
    const { body } = await api.call(calls.listRedirects, { query: { search: page.path ?? '' } }, editor);
    expect(body.moved).toMatchObject([{ from: page.path, to: `/${slug}` }]);
  });
});

describe('addresses that visitors missed', () => {
  const send = (counts: AddressCount[], secret = api.base.secrets.revalidate, sentAt = api.time.now.getTime()) => {
    const body = JSON.stringify({ counts, sentAt });
    const headers = {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      [signatureHeader]: createHmac('sha256', secret).update(body).digest('hex'),
    };
    return api.request(calls.countAddresses.path, { method: 'POST', body, headers });
  };
  const missedOne = (path: string, hits = 1, source: AddressCount['source'] = 'typed'): AddressCount => ({
    outcome: 'missed',
    path,
    source,
    hits,
  });
  const listed = async (ignored: 'yes' | 'no' = 'no') =>
    (await api.call(calls.listMissedAddresses, { query: { ignored } }, editor)).body.addresses;

  it('are counted by the site alone', async () => {
    const path = newPath();
    expect((await send([missedOne(path)], 'x'.repeat(32))).status).toBe(403);
    expect((await send([missedOne(path)], undefined, api.time.now.getTime() - 600_000)).status).toBe(403);
    expect((await api.call(calls.countAddresses, { body: { counts: [], sentAt: 0 } }, publisher)).status).toBe(403);
    expect((await send([missedOne(path, 3, 'search')])).status).toBe(200);
    expect((await send([missedOne(path, 2)])).status).toBe(200);
    expect((await listed()).find((each) => each.path === path)).toMatchObject({ hits: 5, source: 'search' });
  });

  it('come with the page that fits, and go once a rule takes them', async () => {
    const slug = uniqueSlug();
    const parent = await livePath();
    const page = await makeLive(api.ctx(), 'page', { slug: `stock-${slug}` });
    await send([missedOne(`/gone/stock-${slug}.html`), missedOne(`/gone/${slug}`), missedOne(`${parent}/zzzz`)]);
    const found = await listed();
    const match = (path: string) => found.find((each) => each.path === path)?.match;
    expect(match(`/gone/stock-${slug}.html`)).toMatchObject({ path: page.path, why: 'same-name', sure: true });
    expect(match(`${parent}/zzzz`)).toMatchObject({ sure: false });
    expect((await create(`/gone/stock-${slug}.html`, page.path ?? '')).status).toBe(200);
    expect((await listed()).some((each) => each.path === `/gone/stock-${slug}.html`)).toBe(false);
    await send([{ outcome: 'redirected', path: `/gone/stock-${slug}.html`, source: 'search', hits: 7 }]);
    const { body } = await api.call(calls.listRedirects, { query: { search: slug } }, editor);
    expect(body.rules[0]?.hits).toBe(7);
  });

  it('can be left alone and taken up again', async () => {
    const path = newPath();
    await send([missedOne(path, 9, 'machine')]);
    const ignore = (ignored: boolean, as = publisher) => api.call(calls.ignoreAddress, { body: { path, ignored } }, as);
    expect((await ignore(true, editor)).status).toBe(403);
    expect((await ignore(true)).status).toBe(200);
    expect([(await listed()).some((each) => each.path === path), (await listed('yes')).at(0)?.path]).toEqual([
      false,
      path,
    ]);
    await ignore(false);
    expect((await listed()).some((each) => each.path === path)).toBe(true);
  });

  it('are bounded, whatever a crawler asks for, and forgotten after their time', async () => {
    const asked = newPath();
    await send([missedOne(asked, 50)]);
    for (let round = 0; round < 11; round += 1) {
      await send(Array.from({ length: 200 }, (_, index) => missedOne(`/crawl/${round}/${index}`)));
    }
    const count = async () => {
      const query = sql`select count(distinct path)::int as n from address_hit where outcome = 'missed'`;
      return (await rowsOf<{ n: number }>(api.handle.db, query))[0]?.n;
    };
    expect(await count()).toBe(2_000);
    expect((await listed())[0]?.path).toBe(asked);
    api.time.now = new Date(api.time.now.getTime() + 40 * 86_400_000);
    await send([missedOne('/the-only-one')]);
    expect(await count()).toBe(1);
  });
});
