import type { SubmissionDetail, SubmissionSummary } from '@fundfront/content-model/wire';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../session/session.ts';
import { signIn } from '../../session/sessionStore.ts';
import { fakeApi } from '../../test/fakeApi.ts';
import { openScreen } from '../../test/openScreen.tsx';
import { signedInAs } from '../../test/people.ts';
import { SubmissionScreen } from './SubmissionScreen.tsx';
import { Inbox } from './screens.tsx';

const ids = ['3f0c9a52-0000-4000-8000-000000000001', '3f0c9a52-0000-4000-8000-000000000002'] as const;
const at = '2026-11-20T09:00:00.000Z';

const row = (id: string, trackingNumber: string): SubmissionSummary => ({
  id,
  form: 'contact',
  trackingNumber,
  name: 'Sample Visitor',
  email: 'visitor@sample.example',
  excerpt: `About ${trackingNumber}`,
  locale: 'en',
  state: 'new',
  assignee: null,
  dueAt: null,
  createdAt: at,
});
const rows = [row(ids[0], 'CM-0001'), row(ids[1], 'CM-0002')];

function detail(id: string): SubmissionDetail {
  const found = rows.find((each) => each.id === id) ?? row(id, 'CM-0000');
  return {
    ...found,
    answers: [{ field: 'message', value: 'A whole message', masked: false }],
    files: [],
    note: '',
    changedAt: at,
    version: 1,
    history: [],
    sameVisitor: [],
    keptUntil: null,
    retentionMonths: 12,
  };
}

const counts = { open: 2, new: 2, mine: 0, done: 0, spam: 0 };

/** @param wide whether the window is as wide as three panes need */
function open(path: string, wide: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches: wide, addEventListener: () => {}, removeEventListener: () => {} }));
  const api = fakeApi((call) => {
    if (call.path === '/api/inbox/all') return { body: { rows, next: null, waiting: 2, counts } };
    if (call.path.endsWith('/assignees')) return { body: [] };
    const opened = ids.find((id) => call.path.includes(id));
    return opened ? { body: detail(opened) } : undefined;
  });
  const screenOf = openScreen(
    <Routes>
      <Route path="/admin/forms" element={<Inbox />} />
      <Route path="/admin/forms/:id" element={<SubmissionScreen />} />
    </Routes>,
    path,
  );
  return { ...screenOf, api };
}

beforeEach(() => signIn(session.store, signedInAs('token')));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('an inbox as wide as three panes', () => {
  it('opens beside the list what is chosen there, by press and by keys, and keeps its filters', async () => {
    const { user, history } = open('/admin/forms?search=Sample', true);
    await user.click(await screen.findByRole('link', { name: /CM-0001/ }));
    expect(await screen.findByText('A whole message')).toBeTruthy();
    expect(history.current.location.pathname + history.current.location.search).toBe(
      `/admin/forms/${ids[0]}?search=Sample`,
    );
    const list = screen.getByRole('region', { name: 'List' });
    expect((await within(list).findByRole('link', { name: /CM-0001/ })).getAttribute('aria-current')).toBe('true');
    const first = within(list).getByRole('link', { name: /CM-0001/ });
    first.blur();
    await user.keyboard('j{Enter}');
    await waitFor(() => expect(history.current.location.pathname).toBe(`/admin/forms/${ids[1]}`));
    await waitFor(() =>
      expect(screen.getByRole('link', { name: /CM-0002/ }).getAttribute('aria-current')).toBe('true'),
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('CM-0002');
  });

  it('shows the list with nothing open at first', async () => {
    const { api } = open('/admin/forms', true);
    expect(await screen.findByRole('link', { name: /CM-0002/ })).toBeTruthy();
    expect(screen.getByText('Nothing is open')).toBeTruthy();
    expect(api.requests.some(({ path }) => ids.some((id) => path.includes(id)))).toBe(false);
  });
});

describe('an inbox on a narrower window', () => {
  it('shows the list, or what is opened of it alone', async () => {
    const { api } = open('/admin/forms', false);
    expect(await screen.findByRole('link', { name: 'CM-0002' })).toBeTruthy();
    expect(screen.queryByText('Nothing is open')).toBeNull();
    cleanup();
    open(`/admin/forms/${ids[0]}`, false);
    expect(await screen.findByText('A whole message')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /CM-0002/ })).toBeNull();
    expect(api.requestsTo('/api/inbox/all')).toHaveLength(1);
  });
});
