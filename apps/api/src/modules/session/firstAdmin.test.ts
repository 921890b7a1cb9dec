import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import { tryLogin } from '../../../test/people.ts';
import { authenticate } from './authenticate.ts';
import { openCliToken } from './cliToken.ts';
import { ensureFirstAdmin } from './ensureFirstAdmin.ts';

let api: TestApi;
const folder = mkdtempSync(path.join(tmpdir(), 'fundfront-session-'));
beforeAll(async () => {
  api = await openTestApi({ env: { DATA_DIR: folder } });
});
afterAll(async () => {
  await api?.close();
  rmSync(folder, { recursive: true });
});

describe('the first administrator', () => {
  it('is made once, by whichever of two starting instances comes first, with a password that signs in', async () => {
    const env = { ...api.env, ADMIN_EMAIL: 'first@example.test' };
    const made = await Promise.all([ensureFirstAdmin(api.ctx(), env), ensureFirstAdmin(api.ctx(), env)]);
    const [first] = made.filter((admin) => admin !== null);
    expect(made).toContain(null);
    expect(first?.email).toBe('first@example.test');
    expect(first?.password?.length).toBeGreaterThanOrEqual(20);
    expect((await tryLogin(api, 'first@example.test', first?.password ?? '')).status).toBe(200);
    expect(await ensureFirstAdmin(api.ctx(), env)).toBeNull();
  });

  it('has the password of the environment, which nobody is told', async () => {
    const other = await openTestApi();
    try {
      const env = { ...other.env, ADMIN_PASSWORD: 'chosen by the owner' };
      expect(await ensureFirstAdmin(other.ctx(), env)).toEqual({ email: 'admin@localhost', password: null });
      expect((await tryLogin(other, 'admin@localhost', 'chosen by the owner')).status).toBe(200);
    } finally {
      await other.close();
    }
  });
});

describe('a weak password of the environment', () => {
  const weak = 'password1234';

  it('stops the first start in production, with the reason, and makes nobody', async () => {
    const other = await openTestApi();
    try {
      const env = { ...other.env, NODE_ENV: 'production' as const, ADMIN_PASSWORD: weak };
      const refused = ensureFirstAdmin(other.ctx(), env);
      await expect(refused).rejects.toMatchObject({ name: 'StartupError' });
      await expect(refused).rejects.toThrow(/^ADMIN_PASSWORD: .*tried first/);
      expect(await ensureFirstAdmin(other.ctx(), { ...env, NODE_ENV: 'development' })).not.toBeNull();
    } finally {
      await other.close();
    }
  });
});

describe('the token of the command line', () => {
  const who = (input: { token: string; ip: string; path: string }) =>
    authenticate({
      ctx: { ...api.ctx(), ip: input.ip },
      authorization: `Bearer ${input.token}`,
      path: input.path,
    });
  const imports = '/api/import/funds';

  it('is kept for its owner alone, and stays the same', () => {
    const token = openCliToken(api.env);
    expect(statSync(path.join(folder, 'cli-token')).mode & 0o777).toBe(0o600);
    expect(openCliToken(api.env)).toBe(token);
  });

  it.each(['127.0.0.1', '::1'])('lets imports from %s in', async (ip) => {
    const token = openCliToken(api.env);
    expect(await who({ token, ip, path: imports })).toMatchObject({ kind: 'user', roles: ['admin'] });
  });

  it('is nothing from elsewhere, for other calls, or changed', async () => {
    const token = openCliToken(api.env);
    const refused = { code: 'TOKEN_INVALID' };
    await expect(who({ token, ip: '203.0.113.1', path: imports })).rejects.toMatchObject(refused);
    await expect(who({ token, ip: '127.0.0.1', path: '/api/users' })).rejects.toMatchObject(refused);
    await expect(who({ token: `${token}x`, ip: '127.0.0.1', path: imports })).rejects.toMatchObject(refused);
  });
});
