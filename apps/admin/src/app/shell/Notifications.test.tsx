import type { StaffNotification } from '@fundfront/content-model/wire';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { fakeApi } from '../../test/fakeApi.ts';
import { WithQueries } from '../../test/withQueries.tsx';
import { Notifications } from './Notifications.tsx';
import { unreadText } from './useNotifications.ts';

afterEach(cleanup);

const lead = (id: string, title: string): StaffNotification => ({
  id: `3f0c9a52-0000-4000-8000-00000000000${id}`,
  kind: 'new-lead',
  title,
  note: '',
  path: `/admin/forms/${id}`,
  at: '2026-11-22T09:00:00.000Z',
  readAt: null,
});

function open(rows: StaffNotification[]) {
  let shown = rows;
  const api = fakeApi(({ path, method }) => {
    if (method === 'POST') {
      shown = shown.map((row) => ({ ...row, readAt: '2026-11-22T10:00:00.000Z' }));
      return { body: { ok: true } };
    }
    const unread = shown.filter(({ readAt }) => readAt === null).length;
    return path === '/api/notifications' ? { body: { rows: shown, next: null, unread } } : undefined;
  });
  render(<Notifications />, { wrapper: WithQueries });
  return api;
}

it('counts what is unread, opens it where it is, and marks all as read', async () => {
  const user = userEvent.setup();
  const { requestsTo } = open([lead('1', 'Request a call RC-2611-0001'), lead('2', 'Complaint CF-2611-0002')]);
  await user.click(await screen.findByRole('button', { name: 'Notifications: 2 unread' }));
  const link = await screen.findByRole('link', { name: /Unread.*RC-2611-0001/ });
  expect(link.getAttribute('href')).toBe('/admin/forms/1');
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: /Unread/ })).toBeNull());
  expect(requestsTo('/api/notifications/read').map(({ body }) => body)).toEqual([{ all: true }]);
});

it('says so when there is nothing', async () => {
  const user = userEvent.setup();
  open([]);
  await user.click(await screen.findByRole('button', { name: 'Notifications' }));
  expect(await screen.findByText(/^Nothing yet/)).toBeDefined();
});

it('counts no further than the API does', () => {
  expect([0, 7, 99, 100].map(unreadText)).toEqual(['', '7', '99', '99+']);
});
