import { createHash } from 'node:crypto';
import type { ContentTypeName, Locale } from '@fundfront/content-model';
import { type AnyCall, calls, type ErrorResponse, type ResponseOf } from '@fundfront/content-model/wire';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeEntry, makeLive, publish, translate } from '../../../test/contentFactories.ts';
import { makeUser } from '../../../test/factories.ts';
import { type CallInput, openTestApi, pathOf, type TestApi } from '../../../test/harness.ts';
import type { UserActor } from '../../context.ts';
import { audit, readToken } from '../../db/schema/index.ts';

let api: TestApi;
let admin: UserActor;
let editor: UserActor;
beforeAll(async () => {
  api = await openTestApi();
  admin = await makeUser(api, ['admin']);
  editor = await makeUser(api, ['editor', 'publisher']);
});
// The limit of requests fills up again.
beforeEach(() => advance(60_000));
afterAll(() => api?.close());

const advance = (ms: number) => {
  api.time.now = new Date(api.time.now.getTime() + ms);
};
const dayMs = 86_400_000;
const dayIn = (days: number) => new Date(api.time.now.getTime() + days * dayMs).toISOString().slice(0, 10);
const body = (types: ContentTypeName[], days = 30) => ({ name: 'Mobile app', types, lastDay: dayIn(days) });

async function made(types: ContentTypeName[], days = 30) {
  const { status, body: response } = await api.call(calls.createReadToken, { body: body(types, days) }, admin);
  expect(status).toBe(200);
  return response;
}

async function get<C extends AnyCall>(call: C, input: CallInput<C>, secret?: string) {
  const path = pathOf(call, input.params, input.query);
  const response = await api.request(path, { ...(secret && { headers: { authorization: `Bearer ${secret}` } }) });
  const body = (await response.json()) as ResponseOf<C> & Partial<ErrorResponse>;
  return { status: response.status, headers: response.headers, body };
}
const list = (
  type: ContentTypeName,
  secret?: string,
  query: { locale?: Locale; cursor?: string; limit?: string } = {},
) => get(calls.readEntries, { params: { type }, query: { locale: 'en', ...query } }, secret);
const one = (type: ContentTypeName, id: string, secret: string, locale: Locale = 'en') =>
  get(calls.readEntry, { params: { type, id }, query: { locale } }, secret);

describe('a read token', () => {
  it('is told once; the database, the list and the log have none of it', async () => {
    const { token, secret } = await made(['article']);
    expect(secret).toMatch(/^fft_[\w-]{43}$/);
    expect(token).toMatchObject({ name: 'Mobile app', state: 'good', types: ['article'], lastUsedAt: null });
    expect(secret.startsWith(token.prefix)).toBe(true);
    const stored = (await api.handle.db.select().from(readToken)).find(({ id }) => id === token.id);
    expect(stored?.hash).toBe(createHash('sha256').update(secret).digest('hex'));
    const { body: listed } = await api.call(calls.listReadTokens, {}, admin);
    expect(listed.tokens[0]).toEqual(token);
    const everywhere = JSON.stringify([stored, listed, await api.handle.db.select().from(audit)]);
    expect(everywhere).toContain('token.create');
    expect(everywhere).not.toContain(secret);
  });

  it('is made by administrators alone', async () => {
    expect((await api.call(calls.createReadToken, { body: body(['page']) }, editor)).body.text_code).toBe('FORBIDDEN');
    expect((await api.call(calls.listReadTokens, {}, editor)).body.text_code).toBe('FORBIDDEN');
    const { token } = await made(['page']);
    const revoked = await api.call(calls.revokeReadToken, { params: { id: token.id } }, editor);
    expect(revoked.body.text_code).toBe('FORBIDDEN');
  });

  it.each([
    ['no type', { types: [], lastDay: '2027-01-01', name: 'x' }],
    ['what is for staff alone', { types: ['replyTemplate'], lastDay: '2027-01-01', name: 'x' }],
    ['no name', { types: ['page'], lastDay: '2027-01-01', name: ' ' }],
    ['a day that is over', { types: ['page'], lastDay: '2026-01-01', name: 'x' }],
    ['too long a life', { types: ['page'], lastDay: '2029-01-01', name: 'x' }],
  ])('is not made with %s', async (_what, invalid) => {
    const response = await api.request(calls.createReadToken.path, {
      method: 'POST',
      body: JSON.stringify(invalid),
      headers: { 'content-type': 'application/json' },
      as: admin,
    });
    expect([response.status, await response.json()]).toMatchObject([400, { text_code: 'VALIDATION' }]);
  });

  it('may be changed by the app in nothing but its use and its end', async () => {
    await made(['page']);
    const widen = api.handle.db.update(readToken).set({ types: ['page', 'fund'] });
    await expect(widen).rejects.toMatchObject({ cause: { message: expect.stringContaining('permission denied') } });
    const remove = api.handle.db.delete(readToken);
    await expect(remove).rejects.toMatchObject({ cause: { message: expect.stringContaining('permission denied') } });
  });
});

describe('reading', () => {
  it('gives what is live, page by page, each entry once', async () => {
    const entries = [];
    for (const slug of ['one', 'two', 'three']) {
      entries.push(await makeLive(api.ctx(), 'article', { title: `Article ${slug}`, slug }));
    }
    await makeEntry(api.ctx(), 'article', { title: 'Nobody sees it', slug: 'draft' });
    const [first] = entries;
    if (!first) throw new Error('Nothing was made');
    await publish(api.ctx(), await translate(api.ctx(), first, 'ur', { title: 'خبر', slug: 'khabar' }), 'ur');
    const { secret } = await made(['article']);

    const found: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await list('article', secret, { limit: '2', ...(cursor && { cursor }) });
      expect(page.status).toBe(200);
      expect(page.headers.get('cache-control')).toBe('no-store');
      found.push(...page.body.entries.map(({ title }) => title));
      cursor = page.body.nextCursor;
    } while (cursor !== null);
    expect(found.sort()).toEqual(['Article one', 'Article three', 'Article two']);

    const urdu = await list('article', secret, { locale: 'ur' });
    expect(urdu.body.entries).toMatchObject([{ id: first.id, locale: 'ur', title: 'خبر' }]);
    expect((await one('article', first.id, secret)).body).toMatchObject({
      id: first.id,
      slug: 'one',
      path: expect.stringMatching(/^\/.*one$/),
      data: {},
    });
    const none = await one('article', entries[1]?.id ?? '', secret, 'ur');
    expect([none.status, none.body.text_code]).toEqual([404, 'NOT_FOUND']);
  });

  it('is refused without a token, with none that is good, and outside of its types', async () => {
    const { token, secret } = await made(['article']);
    const refusal = async (sent: ReturnType<typeof list> | ReturnType<typeof one>) => {
      const { status, body: refused } = await sent;
      return [status, refused.text_code];
    };
    expect(await refusal(list('article'))).toEqual([401, 'UNAUTHENTICATED']);
    expect(await refusal(list('article', 'fft_nothing'))).toEqual([401, 'TOKEN_INVALID']);
    expect(await refusal(list('fund', secret))).toEqual([403, 'FORBIDDEN']);
    expect(await refusal(one('fund', token.id, secret))).toEqual([403, 'FORBIDDEN']);
    expect(await refusal(list('replyTemplate', secret))).toEqual([400, 'VALIDATION']);
    expect(await refusal(list('article', secret, { cursor: 'x' }))).toEqual([400, 'BAD_REQUEST']);
    expect(await refusal(list('article', secret, { limit: '0' }))).toEqual([400, 'VALIDATION']);
    // Staff endpoints know nothing of read tokens, nor readers of sessions.
    const staff = await get(calls.listUsers, {}, secret);
    expect([staff.status, staff.body.text_code]).toEqual([401, 'TOKEN_INVALID']);
    const asStaff = await api.call(calls.readEntries, { params: { type: 'article' }, query: { locale: 'en' } }, admin);
    expect([asStaff.status, asStaff.body.text_code]).toEqual([401, 'TOKEN_INVALID']);
  });

  it('is noted to the minute', async () => {
    const { token, secret } = await made(['article']);
    const used = async () => {
      const { body: listed } = await api.call(calls.listReadTokens, {}, admin);
      return listed.tokens.find(({ id }) => id === token.id)?.lastUsedAt;
    };
    await list('article', secret);
    const first = api.time.now.toISOString();
    expect(await used()).toBe(first);
    advance(10_000);
    await list('article', secret);
    expect(await used()).toBe(first);
    advance(60_000);
    await list('article', secret);
    expect(await used()).toBe(api.time.now.toISOString());
  });

  it('ends when the token is revoked, and for good', async () => {
    const { token, secret } = await made(['article']);
    const revoke = () => api.call(calls.revokeReadToken, { params: { id: token.id } }, admin);
    expect((await revoke()).status).toBe(200);
    expect((await list('article', secret)).body.text_code).toBe('TOKEN_INVALID');
    expect((await revoke()).body.text_code).toBe('NOT_FOUND');
    const { body: listed } = await api.call(calls.listReadTokens, {}, admin);
    expect(listed.tokens.find(({ id }) => id === token.id)?.state).toBe('revoked');
  });

  it('ends with the last day, in Karachi', async () => {
    const { token, secret } = await made(['article'], 1);
    api.time.now = new Date(new Date(token.expiresAt).getTime() - 1);
    expect((await list('article', secret)).status).toBe(200);
    advance(1);
    expect((await list('article', secret)).body.text_code).toBe('TOKEN_EXPIRED');
  });

  it('is slowed down like other calls', async () => {
    const statuses = [];
    for (let time = 0; time < 125; time += 1) statuses.push((await list('article')).status);
    expect(statuses[0]).toBe(401);
    expect(statuses.at(-1)).toBe(429);
  });
});
