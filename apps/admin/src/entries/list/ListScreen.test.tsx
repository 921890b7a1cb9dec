import { calls, type RowSummary } from '@fundfront/content-model/wire';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadConfig } from '../../config.ts';
import { session } from '../../session/session.ts';
import { signIn } from '../../session/sessionStore.ts';
import { type FakeRequest, fakeApi } from '../../test/fakeApi.ts';
import { openScreen as open } from '../../test/openScreen.tsx';
import { signedInAs } from '../../test/people.ts';
import { rowSummary as row } from '../../test/rowSummary.ts';
import { ListScreen } from './ListScreen.tsx';

const id = '5b0c7f5e-6f7d-4a38-9d5c-1f2e3d4c5b6a';
const otherId = '7d5d3f0a-6c1a-4a52-8d44-3b1f3f2a9c10';

interface Listed {
  id?: string;
  title?: string;
  trashedAt?: string | null;
  state?: RowSummary['state'];
}

function listed({ id: own = id, title = 'Who we are', trashedAt = null, state = 'live' }: Listed = {}) {
  return {
    id: own,
    type: 'page',
    baseLocale: 'en',
    parentId: null,
    sort: 0,
    depth: 1,
    sample: true,
    assignee: null,
    trashedAt,
    columns: { title, template: 'prose' },
    rows: { en: { ...row(title, 3), state }, ur: null },
  };
}

const listOf = (entries: unknown[]) => (call: FakeRequest) => {
  const counted = { count: entries.length, more: false };
  if (call.path === '/api/content/pages') return { body: { entries, nextCursor: null } };
  if (call.path === '/api/views/pages') return { body: [] };
  if (call.path !== '/api/content-counts') return undefined;
  const states = ['all', 'draft', 'changed', 'outdated', 'missing', 'trash'];
  return { body: Object.fromEntries(states.map((state) => [state, counted])) };
};

beforeEach(async () => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ publicSiteUrl: 'http://site.test' })));
  await loadConfig();
  signIn(session.store, signedInAs('token'));
});

afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('ListScreen', () => {
  it("shows a type's own columns and each language's state, and keeps the search in the address", async () => {
    const api = fakeApi(listOf([listed()]));
    const { user, history } = open(<ListScreen type="page" />);
    const line = (await screen.findByRole('link', { name: 'Who we are' })).closest('tr');
    if (!line) throw new Error('No row');
    expect(within(line).getByText('Text')).toBeTruthy();
    expect(within(line).getByText('Published')).toBeTruthy();
    expect(within(line).getByText('Not started')).toBeTruthy();
    await user.type(screen.getByRole('searchbox'), 'who');
    await waitFor(() => expect(history.current.location.search).toContain('search=who'));
    expect(api.requestsTo(calls.listEntries.path.replace(':type', 'pages')).length).toBeGreaterThan(0);
  });

  it('moves, selects, opens and clears by keys', async () => {
    fakeApi(listOf([listed(), listed({ id: otherId, title: 'Second page' })]));
    const { user, history } = open(<ListScreen type="page" />);
    await screen.findByRole('link', { name: 'Second page' });
    await user.keyboard('jjx');
    expect(await screen.findByText('1 selected')).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: 'Select Second page' })).toHaveProperty('checked', true);
    await user.keyboard('{Escape}');
    expect(screen.queryByText('1 selected')).toBeNull();
    await user.keyboard('jj{Enter}');
    await waitFor(() => expect(history.current.location.pathname).toBe(`/admin/posts/${otherId}`));
  });

  it('does one thing to all that is selected, and names what was refused', async () => {
    const refused = [{ id: otherId, title: 'Second page', reason: 'Title is required' }];
    const api = fakeApi((call) =>
      call.path === '/api/content/pages/bulk'
        ? { body: { done: 1, refused } }
        : listOf([listed(), listed({ id: otherId, title: 'Second page' })])(call),
    );
    const { user } = open(<ListScreen type="page" />);
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(await screen.findByRole('button', { name: 'Publish' }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText(/Title is required/)).toBeTruthy();
    const [sent] = api.requestsTo('/api/content/pages/bulk');
    expect(sent?.body).toEqual({ action: 'publish', ids: [id, otherId] });
  });

  it('gives what is selected to a person, and lists what is whose', async () => {
    const people = [{ id: otherId, name: 'Amna Editor' }];
    const api = fakeApi((call) => {
      if (call.path === '/api/content-assignees/pages') return { body: people };
      if (call.path === '/api/content/pages/assign') return { body: { changed: 1 } };
      return listOf([{ ...listed(), assignee: people[0] }])(call);
    });
    const { user, history } = open(<ListScreen type="page" />);
    expect(await screen.findByText('Assigned to Amna Editor')).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'Select Who we are' }));
    await user.click(await screen.findByRole('button', { name: 'Assign' }));
    const dialog = await screen.findByRole('dialog', { name: 'Assign' });
    await within(dialog).findByRole('option', { name: 'Amna Editor' });
    await user.selectOptions(within(dialog).getByLabelText('Assign it to'), 'Amna Editor');
    await user.click(within(dialog).getByRole('button', { name: 'Assign' }));
    await waitFor(() => expect(screen.queryByText('1 selected')).toBeNull());
    expect(api.requestsTo('/api/content/pages/assign')[0]?.body).toEqual({ ids: [id], assigneeId: otherId });
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    await user.selectOptions(await screen.findByLabelText('Assigned to'), 'Amna Editor');
    await waitFor(() => expect(history.current.location.search).toContain(`assignee=${otherId}`));
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: 'Filters 1' })).toBeTruthy();
  });

  it('restores from the trash, and says why something stays there', async () => {
    const trashed = listed({ trashedAt: new Date().toISOString(), state: 'unpublished' });
    const api = fakeApi((call) => (call.path.endsWith('/restore') ? { body: { ok: true } } : listOf([trashed])(call)));
    const { user } = open(<ListScreen type="page" />, '/admin/posts?state=trash');
    expect(await screen.findByText('Was public once: kept as a record')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Who we are' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(api.requestsTo(`/api/content/pages/${id}/restore`)).toHaveLength(1));
  });

  it('narrows by fields and keeps chosen columns in the address', async () => {
    fakeApi(listOf([listed()]));
    const { user, history } = open(<ListScreen type="page" />);
    await user.click(await screen.findByRole('button', { name: 'Filter' }));
    await user.selectOptions(await screen.findByLabelText('Active'), 'Yes');
    await waitFor(() => expect(history.current.location.search).toContain('filter=isActive%3Atrue'));
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Active' }));
    await waitFor(() => expect(history.current.location.search).toContain('columns=title%2Ctemplate%2CisActive'));
  });
});
