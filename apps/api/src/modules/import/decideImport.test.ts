import { calls } from '@fundfront/content-model/wire';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeUser } from '../../../test/factories.ts';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import { fileOf, jobOf, sendFiles } from '../../../test/imports.ts';
import type { UserActor } from '../../context.ts';
import { rowsOf } from '../../db/rowsOf.ts';
import { runImports } from './runImports.ts';

const list = `mufap_fund_id,fund_name,amc,category,return_basis,nav,validity_date
1,Demo Cash Fund,Demo,Money Market,Annualized,100.1,2026-10-09
2,Demo Equity Fund,Demo,Equity,Absolute,50,2026-10-09
`;

let api: TestApi;
let maker: UserActor;
let checker: UserActor;
let admin: UserActor;
async function open(options: { withFunds?: boolean } = {}): Promise<void> {
  api = await openTestApi({ now: '2026-11-21T06:00:00.000Z', ...options });
  maker = await makeUser(api, ['nav-maker']);
  checker = await makeUser(api, ['nav-checker']);
  admin = await makeUser(api, ['admin']);
}
beforeEach(() => open());
afterEach(() => api?.close());

async function submit(as: UserActor, samples: 'keep' | 'replace' = 'keep'): Promise<string> {
  return (await sendFiles(api, as, { files: [fileOf('list.csv', list)], samples })).id;
}
/** And lets it be applied. */
const approve = async (id: string, as: UserActor) => {
  const answer = await api.call(calls.approveImport, { params: { id } }, as);
  await runImports(api.ctx());
  return answer;
};
const reject = (id: string, as: UserActor) => api.call(calls.rejectImport, { params: { id } }, as);
const board = async () => (await api.call(calls.getNavBoard, { query: { locale: 'en' } })).body.funds;

describe('an import that waits', () => {
  it('shows the public nothing until a checker approves, who then publishes what its maker wrote', async () => {
    await api.close();
    await open({ withFunds: true });
    const id = await submit(maker, 'replace');
    expect((await board()).every(({ title }) => title.startsWith('Sample'))).toBe(true);
    expect((await approve(id, checker)).body.state).toBe('applying');
    const { state, report } = await jobOf(api, id, checker);
    expect(state).toBe('applied');
    expect(report).toMatchObject({ funds: { created: 2 }, prices: { created: 2 }, sampleFunds: 0 });
    expect((await board()).map(({ title, price }) => [title, price?.nav])).toEqual([
      ['Demo Cash Fund', '100.1000'],
      ['Demo Equity Fund', '50.0000'],
    ]);
    const persons = await rowsOf(
      api.handle.db,
      sql`select distinct v.created_by as author, p.published_by as publisher, v.origin
        from entry_version v join publication p on p.entry_id = v.entry_id and p.version = v.number
        join entry e on e.id = v.entry_id where e.type = 'fund' and not e.sample`,
    );
    expect(persons).toEqual([{ author: maker.userId, publisher: checker.userId, origin: 'import' }]);
    const audited = await rowsOf(
      api.handle.db,
      sql`select who, detail->>'maker' as maker, detail->'single' as single from audit where action = 'import.funds'`,
    );
    expect(audited).toEqual([{ who: checker.name, maker: maker.name, single: null }]);
  });

  it('is listed with what it would do, and by whom it was decided', async () => {
    const id = await submit(maker);
    const waiting = (await api.call(calls.listImports, {}, checker)).body;
    expect(waiting).toMatchObject([
      { id, maker: maker.name, files: [{ name: 'list.csv' }], state: 'waiting', isOwn: false },
    ]);
    expect(waiting[0]?.report).toMatchObject({ funds: { created: 2 } });
    await approve(id, checker);
    const decided = (await api.call(calls.listImports, {}, maker)).body;
    expect(decided).toMatchObject([{ id, state: 'applied', decider: checker.name, isOwn: true, needsAnother: true }]);
  });

  it('is refused to its maker, to who may not approve, and once it is decided', async () => {
    const id = await submit(admin);
    expect((await approve(id, admin)).body.text_code).toBe('SECOND_PERSON');
    expect((await approve(id, maker)).status).toBe(403);
    expect((await approve('00000000-0000-4000-8000-000000000000', checker)).status).toBe(404);
    expect((await approve('x', checker)).status).toBe(400);
    expect(await board()).toEqual([]);
    expect((await approve(id, checker)).status).toBe(200);
    expect((await approve(id, checker)).body.text_code).toBe('VERSION_CONFLICT');
    expect((await reject(id, checker)).body.text_code).toBe('VERSION_CONFLICT');
  });

  it('comes to nothing where its maker takes it back, or a checker rejects it', async () => {
    const own = await submit(maker);
    expect((await reject(own, await makeUser(api, ['nav-maker']))).status).toBe(403);
    expect((await reject(own, maker)).body).toMatchObject({ state: 'rejected', decider: maker.name });
    const other = await submit(maker);
    expect((await reject(other, checker)).status).toBe(200);
    expect((await reject('00000000-0000-4000-8000-000000000000', checker)).status).toBe(404);
    expect((await api.call(calls.listImports, {}, maker)).body.map(({ state }) => state)).toEqual([
      'rejected',
      'rejected',
    ]);
    expect(await board()).toEqual([]);
  });

  it('may be approved by its maker once nobody else may, which is written down', async () => {
    const id = await submit(admin);
    await api.handle.db.execute(sql`update app_user set state = 'disabled' where id = ${checker.userId}`);
    expect((await approve(id, admin)).body).toMatchObject({ state: 'applying' });
    expect((await jobOf(api, id, admin)).state).toBe('applied');
    const [audited] = await rowsOf(
      api.handle.db,
      sql`select detail->'single' as single from audit where action = 'import.funds'`,
    );
    expect(audited).toEqual({ single: true });
  });
});
