import type { DeliveryDetail, ReadToken, Webhook } from '@fundfront/content-model/wire';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { session } from '../../session/session.ts';
import { signIn } from '../../session/sessionStore.ts';
import { errorResponse, fakeApi } from '../../test/fakeApi.ts';
import { InShell } from '../../test/InShell.tsx';
import { openScreen } from '../../test/openScreen.tsx';
import { signedInAs } from '../../test/people.ts';
import { TokensScreen } from './TokensScreen.tsx';
import { WebhookScreen } from './WebhookScreen.tsx';
import { WebhooksScreen } from './WebhooksScreen.tsx';

const id = '5b0c7f5e-6f7d-4a38-9d5c-1f2e3d4c5b6a';
const at = '2026-11-20T09:00:00.000Z';

const token: ReadToken = {
  id,
  name: 'Mobile app',
  prefix: 'ff_abc',
  types: ['fund'],
  state: 'good',
  expiresAt: at,
  createdAt: at,
  createdBy: 'Amna Admin',
  lastUsedAt: null,
  revokedAt: null,
};

const webhook: Webhook = {
  id,
  name: 'Search index',
  url: 'https://index.example/hook',
  events: ['content.published'],
  types: [],
  enabled: true,
  offBecause: null,
  failingSince: null,
  createdAt: at,
  createdBy: 'Amna Admin',
  lastDelivery: null,
};

const delivery: DeliveryDetail = {
  id: '6b0c7f5e-6f7d-4a38-9d5c-1f2e3d4c5b6a',
  event: 'webhook.test',
  state: 'failed',
  attempts: 1,
  createdAt: at,
  lastAttemptAt: at,
  nextAttemptAt: null,
  durationMs: 12,
  responseStatus: 500,
  error: 'It answered 500',
  body: '{"type":"webhook.test"}',
  responseBody: 'Oops',
};

const refused = (path: string, message: string) => ({
  status: 400,
  body: { error: message, text_code: 'VALIDATION', fields: path ? [{ path, message }] : [] },
});

beforeEach(() => signIn(session.store, signedInAs('token')));
afterEach(cleanup);

describe('read tokens', () => {
  it('are made with what was typed, and shown once', async () => {
    const tokens: ReadToken[] = [];
    const api = fakeApi(({ method, path }) => {
      if (path !== '/api/read-tokens') return undefined;
      if (method === 'GET') return { body: { tokens } };
      tokens.push(token);
      return { body: { token, secret: 'ff_abcdef' } };
    });
    const { user } = openScreen(
      <InShell>
        <TokensScreen />
      </InShell>,
    );
    await user.click(await screen.findByRole('button', { name: 'Make one' }));
    const dialog = await screen.findByRole('dialog', { name: 'New read token' });
    await user.type(within(dialog).getByLabelText(/^Name/), 'Mobile app');
    await user.click(within(dialog).getByRole('checkbox', { name: 'Funds' }));
    await user.click(within(dialog).getByRole('button', { name: 'Make the token' }));
    const shown = await screen.findByRole('dialog', { name: 'The token of “Mobile app”' });
    expect(within(shown).getByRole('textbox', { name: 'The token' })).toHaveProperty('value', 'ff_abcdef');
    expect(api.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
      name: 'Mobile app',
      types: ['fund'],
      lastDay: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    });
    await user.click(within(shown).getByRole('button', { name: 'I have copied it' }));
    expect(screen.queryByText('ff_abcdef')).toBeNull();
    expect(await screen.findByRole('row', { name: /Mobile app/ })).toBeTruthy();
  });

  it('stay as they were typed where they are refused, with the reason at its field, or above', async () => {
    const answers = [refused('name', 'Say who reads with it'), refused('', 'There are 50 tokens already.')];
    fakeApi(({ method }) => (method === 'GET' ? { body: { tokens: [] } } : answers.shift()));
    const { user } = openScreen(
      <InShell>
        <TokensScreen />
      </InShell>,
    );
    await user.click(await screen.findByRole('button', { name: 'Make one' }));
    const dialog = await screen.findByRole('dialog', { name: 'New read token' });
    const save = within(dialog).getByRole('button', { name: 'Make the token' });
    await user.click(within(dialog).getByRole('checkbox', { name: 'Funds' }));
    await user.click(save);
    expect(await within(dialog).findByText('Say who reads with it')).toBeTruthy();
    expect(within(dialog).queryByRole('alert', { name: /Not made/ })).toBeNull();
    await user.click(save);
    expect(await within(dialog).findByText('There are 50 tokens already.')).toBeTruthy();
    expect(within(dialog).getByText('Not made')).toBeTruthy();
    expect(within(dialog).getByRole('checkbox', { name: 'Funds' })).toHaveProperty('checked', true);
  });

  it('are revoked after a question', async () => {
    const api = fakeApi(({ method, path }) => {
      if (method === 'GET') return { body: { tokens: [token] } };
      return path.startsWith(`/api/read-tokens/${id}`) ? { body: { ok: true } } : undefined;
    });
    const { user } = openScreen(
      <InShell>
        <TokensScreen />
      </InShell>,
    );
    await user.click(await screen.findByRole('button', { name: 'Revoke Mobile app' }));
    const question = await screen.findByRole('alertdialog');
    expect(api.requests.every(({ method }) => method === 'GET')).toBe(true);
    await user.click(within(question).getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(api.requests.some(({ method }) => method !== 'GET')).toBe(true));
    expect(await screen.findByText('“Mobile app” reads nothing any more.')).toBeTruthy();
  });

  it('say that they could not be loaded', async () => {
    fakeApi(() => errorResponse('UNAVAILABLE', 'Not today.', 503));
    openScreen(
      <InShell>
        <TokensScreen />
      </InShell>,
    );
    expect(await screen.findByText(/Not today\./)).toBeTruthy();
  });
});

describe('webhooks', () => {
  it('are made with the events and types that were ticked, and their secret is shown once', async () => {
    const api = fakeApi(({ method }) =>
      method === 'GET' ? { body: { webhooks: [] } } : { body: { webhook, secret: 'whsec_1' } },
    );
    const { user } = openScreen(
      <InShell>
        <WebhooksScreen />
      </InShell>,
    );
    await user.click(await screen.findByRole('button', { name: 'Make one' }));
    const dialog = await screen.findByRole('dialog', { name: 'New webhook' });
    await user.type(within(dialog).getByLabelText(/^Name/), 'Search index');
    await user.type(within(dialog).getByLabelText(/^Address/), webhook.url);
    await user.click(within(dialog).getByRole('checkbox', { name: 'Pages' }));
    await user.click(within(dialog).getByRole('button', { name: 'Make the webhook' }));
    expect(await screen.findByRole('dialog', { name: 'The signing secret of “Search index”' })).toBeTruthy();
    expect(api.requests.find(({ method }) => method === 'POST')?.body).toEqual({
      name: 'Search index',
      url: webhook.url,
      events: ['content.published'],
      types: ['page'],
    });
  });

  it('say why an address is refused, beside it', async () => {
    fakeApi(({ method }) =>
      method === 'GET' ? { body: { webhooks: [webhook] } } : refused('url', 'The address must begin with https://'),
    );
    const { user } = openScreen(
      <InShell>
        <WebhooksScreen />
      </InShell>,
    );
    expect(await screen.findByRole('row', { name: /Search index.*On/ })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^New webhook/ }));
    const dialog = await screen.findByRole('dialog', { name: 'New webhook' });
    await user.type(within(dialog).getByLabelText(/^Address/), 'http://a.example');
    await user.click(within(dialog).getByRole('button', { name: 'Make the webhook' }));
    expect(await within(dialog).findByText('The address must begin with https://')).toBeTruthy();
    expect(within(dialog).getByLabelText(/^Address/)).toHaveProperty('value', 'http://a.example');
  });

  it('send a test, say what became of it and show it', async () => {
    const { body: _, responseBody: __, ...summary } = delivery;
    const api = fakeApi(({ method, path }) => {
      if (path === `/api/webhooks/${id}` && method === 'GET') return { body: webhook };
      if (path === `/api/webhooks/${id}` && method === 'PUT') return { body: { ...webhook, enabled: false } };
      if (path.endsWith('/deliveries')) return { body: { deliveries: [summary], nextCursor: null } };
      return path.includes('/deliveries/') || path.endsWith('/test') ? { body: delivery } : undefined;
    });
    const { user } = openScreen(
      <InShell>
        <Routes>
          <Route path="/admin/webhooks/:id" element={<WebhookScreen />} />
        </Routes>
      </InShell>,
      `/admin/webhooks/${id}`,
    );
    await user.click(await screen.findByRole('button', { name: 'Send a test' }));
    expect(await screen.findByText('It did not arrive. It answered 500')).toBeTruthy();
    expect(await screen.findByText(/Oops/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Turn off' }));
    await waitFor(() =>
      expect(api.requests.find(({ method }) => method === 'PUT')?.body).toMatchObject({
        name: webhook.name,
        enabled: false,
      }),
    );
  });
});
