import { permissions, type Role, roleCan, roles } from '@fundfront/content-model';
import type { AnyCall, ErrorResponse } from '@fundfront/content-model/wire';
import { allCalls } from '@fundfront/content-model/wire/allCalls';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { user } from '../src/db/schema/index.ts';
import { setCustomRoles, writeRole } from '../src/modules/roles/queries.ts';
import { setCustomRule } from '../src/modules/secondStep/queries.ts';
import { urduPages } from './factories.ts';
import { openTestApi, pathOf, type TestApi } from './harness.ts';
import { makePerson, postLogout, signIn } from './people.ts';

const id = '00000000-0000-4000-8000-000000000000';
const params = {
  type: 'pages',
  id,
  locale: 'en',
  number: '1',
  slug: 'main-header',
  menu: 'main',
  group: 'main-header',
  form: 'contact',
  day: '2020-01-01',
};

const invalidIdentities = {
  anonymous: 'UNAUTHENTICATED',
  malformed: 'TOKEN_INVALID',
  expired: 'TOKEN_EXPIRED',
  tampered: 'TOKEN_INVALID',
  foreign: 'TOKEN_INVALID',
  'logged out': 'SESSION_ENDED',
  disabled: 'SESSION_ENDED',
  replaced: 'SESSION_REPLACED',
} as const;
const withoutStep = 'without the second step that a role asks for';
type InvalidIdentity = keyof typeof invalidIdentities;

let api: TestApi;
let other: TestApi;
const tokens = new Map<string, string>();

beforeAll(async () => {
  api = await openTestApi();
  other = await openTestApi();
  const fresh = async (role: Role = 'admin') => signIn(api, await makePerson(api, [role]));
  const expired = await fresh();
  api.time.now = new Date(api.time.now.getTime() + (api.env.ACCESS_TOKEN_SECONDS + 1) * 1_000);
  const device = await fresh();
  const [head, claims, signature = ''] = device.token.split('.');
  const out = await fresh();
  await postLogout(api, {}, out.token);
  const person = await makePerson(api, ['admin']);
  const replaced = await signIn(api, person);
  await signIn(api, person);
  const disabled = await fresh();
  await api.handle.db.update(user).set({ state: 'disabled' }).where(eq(user.id, disabled.user.id));
  tokens.set('malformed', 'not a token');
  tokens.set('expired', expired.token);
  tokens.set('tampered', `${head}.${claims}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`);
  tokens.set('foreign', (await signIn(other, await makePerson(other, ['admin']))).token);
  tokens.set('logged out', out.token);
  tokens.set('disabled', disabled.token);
  tokens.set('replaced', replaced.token);
  const due = await makePerson(api, []);
  const asking = await writeRole(api.handle.db, null, { ...urduPages, name: 'Asks for a second step' }, api.time.now);
  await setCustomRoles(api.handle.db, due.id, [asking]);
  await setCustomRule(api.handle.db, asking, true);
  tokens.set(withoutStep, (await signIn(api, due)).token);
  for (const role of roles) tokens.set(role, (await fresh(role)).token);
  const translator = await makePerson(api, []);
  const roleId = await writeRole(api.handle.db, null, urduPages, api.time.now);
  await setCustomRoles(api.handle.db, translator.id, [roleId]);
  tokens.set(urduPages.name, (await signIn(api, translator)).token);
});
afterAll(async () => {
  await api?.close();
  await other?.close();
});

/** An empty request: enough to be admitted or refused, too little to change anything. */
async function requestAs(call: AnyCall, identity: string): Promise<{ status: number; code: string | undefined }> {
  const token = tokens.get(identity);
  const response = await api.request(pathOf(call, params), {
    method: call.method,
    ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
  });
  const body = (await response.json()) as Partial<ErrorResponse>;
  return { status: response.status, code: body.text_code };
}

const all = Object.entries(allCalls);
const notOfPeople = ['anyone', 'site', 'read-token'];
const protectedCalls = all.filter(([, call]) => !notOfPeople.includes(call.policy));
const readCalls = all.filter(([, call]) => call.policy === 'read-token');
const siteCalls = all.filter(([, call]) => call.policy === 'site');
// Logging out would end the identity itself.
const publicCalls = all.filter(([name, call]) => call.policy === 'anyone' && name !== 'logout');

describe.each(protectedCalls)('%s', (_name, call: AnyCall) => {
  it.each(Object.keys(invalidIdentities) as InvalidIdentity[])('turns away who is %s', async (identity) => {
    expect(await requestAs(call, identity)).toEqual({ status: 401, code: invalidIdentities[identity] });
  });

  it.each(roles)('follows the table of permissions for %s', async (role) => {
    const { status, code } = await requestAs(call, role);
    const permission = permissions.find((name) => name === call.policy);
    if (permission && !roleCan(role, permission)) expect([status, code]).toEqual([403, 'FORBIDDEN']);
    else expect([401, 403, 500]).not.toContain(status);
  });

  it('is closed without the second step that a role asks for, but to set it up', async () => {
    const { status, code } = await requestAs(call, withoutStep);
    if (call.beforeSecondStep) expect([401, 403, 500]).not.toContain(status);
    else expect([status, code]).toEqual([403, 'SECOND_STEP_REQUIRED']);
  });

  it('admits a custom role by the rights that it holds somewhere', async () => {
    const { status, code } = await requestAs(call, urduPages.name);
    const permission = permissions.find((name) => name === call.policy);
    const admitted = !permission || permission === 'content.read' || permission === 'content.edit';
    if (admitted) expect([401, 500]).not.toContain(status);
    else expect([status, code]).toEqual([403, 'FORBIDDEN']);
  });
});

describe.each(siteCalls)('%s', (_name, call: AnyCall) => {
  it('is the site’s alone: no token opens it', async () => {
    for (const identity of tokens.keys()) {
      expect(await requestAs(call, identity)).toEqual({ status: 403, code: 'FORBIDDEN' });
    }
  });
});

describe.each(readCalls)('%s', (_name, call: AnyCall) => {
  it('is for read tokens alone: nobody signed in opens it', async () => {
    expect(await requestAs(call, 'anonymous')).toEqual({ status: 401, code: 'UNAUTHENTICATED' });
    for (const identity of tokens.keys()) {
      expect(await requestAs(call, identity)).toEqual({ status: 401, code: 'TOKEN_INVALID' });
    }
  });
});

describe.each(publicCalls)('%s', (_name, call: AnyCall) => {
  it('answers everybody alike, whatever token they carry', async () => {
    const response = await requestAs(call, 'anonymous');
    expect(response.status).not.toBe(500);
    for (const identity of tokens.keys()) expect(await requestAs(call, identity)).toEqual(response);
  });
});

it('what is no call is open on purpose: files, probes, the documentation, mail programs', () => {
  const paths = [...api.app.raw].map(({ method, path, policy }) => `${policy} ${method} ${path}`);
  expect(paths.sort()).toEqual([
    'anyone GET /api/docs',
    'anyone GET /api/files/:name',
    'anyone GET /api/files/:name/:as',
    'anyone GET /api/media/:name',
    'anyone GET /api/media/:name/:size',
    'anyone GET /api/nav/funds/:id/growth.csv',
    'anyone GET /api/nav/funds/:id/growth.xlsx',
    'anyone GET /api/nav/funds/:id/history.csv',
    'anyone GET /api/nav/funds/:id/history.xlsx',
    'anyone GET /api/nav/funds/:id/investments.csv',
    'anyone GET /api/nav/funds/:id/investments.xlsx',
    'anyone GET /api/nav/funds/:id/months.csv',
    'anyone GET /api/nav/funds/:id/months.xlsx',
    'anyone GET /api/nav/funds/:id/payouts.csv',
    'anyone GET /api/nav/funds/:id/payouts.xlsx',
    'anyone GET /api/nav/funds/:id/years.csv',
    'anyone GET /api/nav/funds/:id/years.xlsx',
    'anyone GET /api/openapi.json',
    'anyone GET /api/subscriptionform/one-click',
    'anyone GET /health',
    'anyone GET /ready',
    'anyone POST /api/subscriptionform/one-click',
    'content.read GET /api/import/funds/:id/findings.csv',
    'content.read GET /api/import/funds/:id/findings.xlsx',
    'content.read POST /api/content/:type/export',
    'signed-in GET /api/forms/uploads/:name',
  ]);
});
