import type { Role } from '@fundfront/content-model';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { session } from '../../session/session.ts';
import { signIn } from '../../session/sessionStore.ts';
import { fakeApi } from '../../test/fakeApi.ts';
import { openScreen } from '../../test/openScreen.tsx';
import { signedInAs } from '../../test/people.ts';
import { DisclosurePart } from './DisclosurePart.tsx';

const id = '10000000-0000-4000-8000-000000000001';
const finding = {
  code: 'guarantee',
  title: 'Nothing is promised',
  source: 'SECP Circular 16 of 2021',
  since: '2021-01-01',
  field: 'body',
  message: 'This promises safety or a return.',
  excerpt: 'A guaranteed return.',
};
const override = { code: 'guarantee', reason: 'Quotes the regulator', by: 'Cara', at: '2026-11-23T05:00:00.000Z' };
const row = { locale: 'en', version: 2, findings: [finding, { ...finding, excerpt: 'Zero risk.' }], overrides: [] };

const open = (rows: readonly object[], roles: readonly Role[] = ['editor']) => {
  const signed = signedInAs('token');
  signIn(session.store, { ...signed, user: { ...signed.user, roles: [...roles] } });
  const api = fakeApi(({ path, method }) => {
    if (path === `/api/disclosures/${id}`) return { body: { rows } };
    return method === 'POST' && path === `/api/disclosures/${id}/override` ? { body: { ok: true } } : undefined;
  });
  return { api, ...openScreen(<DisclosurePart id={id} saved="en 2" locales={['en']} />) };
};

beforeEach(() => signIn(session.store, signedInAs('token')));
afterEach(cleanup);

describe('the disclosures of an entry', () => {
  it('tell the sentence, the rule and its source, and offer an editor nothing', async () => {
    open([row]);
    const list = await screen.findByRole('list', { name: 'English' });
    const [first] = within(list).getAllByRole('listitem');
    expect(first?.textContent).toContain('“A guaranteed return.”');
    expect(first?.textContent).toContain('v2: Nothing is promised. SECP Circular 16 of 2021');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('are nothing where nothing was found, or only in a language that is live as it is', async () => {
    const { api } = open([{ ...row, locale: 'ur' }]);
    await expect.poll(() => api.requestsTo(`/api/disclosures/${id}`).length).toBeGreaterThan(0);
    expect(screen.queryByRole('region', { name: 'Disclosures' })).toBeNull();
  });

  it('let compliance pass a rule once, with a reason of some length', async () => {
    const { api, user } = open([row], ['compliance']);
    await user.click(await screen.findByRole('button', { name: 'Let it pass…' }));
    const reason = screen.getByLabelText(/Why may it say so/);
    const send = screen.getByRole('button', { name: 'Let it pass' });
    await user.type(reason, 'short');
    expect(send).toHaveProperty('disabled', true);
    await user.type(reason, ', but now long enough');
    await user.click(send);
    await expect
      .poll(() => api.requestsTo(`/api/disclosures/${id}/override`).map(({ body }) => body))
      .toEqual([{ locale: 'en', version: 2, code: 'guarantee', reason: 'short, but now long enough' }]);
  });

  it('say who let it pass and why', async () => {
    open([{ ...row, overrides: [override] }], ['compliance']);
    const [first] = await screen.findAllByRole('listitem');
    expect(first?.textContent).toContain('Cara let it pass');
    expect(first?.textContent).toContain('Quotes the regulator');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
