import { calls, type EntryDetail, type RowSummary } from '@fundfront/content-model/wire';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadConfig } from '../config.ts';
import { session } from '../session/session.ts';
import { signIn } from '../session/sessionStore.ts';
import { errorResponse, type FakeRequest, fakeApi } from '../test/fakeApi.ts';
import { signedInAs } from '../test/people.ts';
import { EditScreen } from './edit/EditScreen.tsx';
import { ListScreen } from './list/ListScreen.tsx';
import { SectionScreen } from './section/SectionScreen.tsx';

const id = '5b0c7f5e-6f7d-4a38-9d5c-1f2e3d4c5b6a';
const row = (title: string, version: number): RowSummary => ({
  title,
  slug: 'who-we-are',
  state: 'live',
  version,
  liveVersion: version,
  path: '/about-us/who-we-are',
  outdated: false,
  updatedAt: '2026-11-20T09:00:00.000Z',
  updatedBy: null,
});
const shared = { template: 'prose', image: null, font: null, isActive: true, otherAddresses: null };
const ofTemplate = { callTitle: null, callLead: null };
const english = {
  title: 'Who we are',
  slug: 'who-we-are',
  summary: null,
  body: null,
  seo: null,
  ...shared,
  ...ofTemplate,
};

function detail(locale: 'en' | 'ur', version: number, data: EntryDetail['data']): EntryDetail {
  return {
    id,
    type: 'page',
    key: null,
    baseLocale: 'en',
    parentId: null,
    sort: 0,
    sample: false,
    locale,
    version,
    data,
    rows: { en: row('Who we are', 3), ur: null },
    ancestors: [],
  };
}

const read = (call: FakeRequest) => {
  if (call.method !== 'GET') return undefined;
  if (call.path.endsWith(`${id}/en`)) return { body: detail('en', 3, english) };
  if (call.path.endsWith(`${id}/ur`)) return { body: detail('ur', 0, {}) };
  return undefined;
};

function open(element: React.ReactNode) {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/admin/posts'] });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), router };
}

beforeEach(async () => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ publicSiteUrl: 'http://site.test' })));
  await loadConfig();
  signIn(session.store, signedInAs('token'));
});

afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('EditScreen', () => {
  it('saves what was typed at the version it was read, and only the language that changed', async () => {
    const api = fakeApi((call) => {
      const found = read(call);
      if (found || call.method !== 'PUT') return found;
      return { body: detail('en', 4, { ...english, title: 'Who we really are' }) };
    });
    const { user } = open(<EditScreen type="page" id={id} />);
    const [title] = await screen.findAllByLabelText('Title');
    expect(title).toHaveProperty('value', 'Who we are');
    if (!title) throw new Error('No title');
    await user.clear(title);
    await user.type(title, 'Who we really are');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(api.requests.filter((call) => call.method === 'PUT')).toHaveLength(1));
    const put = api.requests.find((call) => call.method === 'PUT');
    expect(put?.path).toBe(`/api/content/pages/${id}/en`);
    expect(put?.body).toEqual({ version: 3, data: { ...english, title: 'Who we really are' } });
    expect(await screen.findByText('v4')).toBeTruthy();
  });

  it('publishes what a save under way is about to store, once, however often it is pressed', async () => {
    const saved = { ...english, title: 'Who we really are' };
    const publishPath = `/api/content/pages/${id}/en/publish`;
    let store = () => {};
    const stored = new Promise<void>((resolve) => {
      store = resolve;
    });
    const api = fakeApi(async (call) => {
      if (call.method === 'PUT') await stored;
      if (call.method === 'PUT') return { body: detail('en', 4, saved) };
      if (call.path === publishPath) return { body: { entry: detail('en', 4, saved), liveAfterMs: 5, path: null } };
      return read(call);
    });
    const { user } = open(<EditScreen type="page" id={id} />);
    const [title] = await screen.findAllByLabelText('Title');
    if (!title) throw new Error('No title');
    await user.clear(title);
    await user.type(title, saved.title);
    await user.keyboard('{Control>}s{Enter}{Enter}{/Control}');
    store();
    await waitFor(() => expect(api.requestsTo(publishPath)).toHaveLength(1));
    expect(api.requestsTo(publishPath)[0]?.body).toEqual({ version: 4 });
    expect(api.requests.filter((call) => call.method === 'PUT')).toHaveLength(1);
  });

  it('shows both copies when somebody else saved meanwhile, and loses neither', async () => {
    let others = 3;
    fakeApi((call) => {
      if (call.method === 'PUT') {
        others = 4;
        return errorResponse('VERSION_CONFLICT', 'Somebody else saved', 409);
      }
      if (call.path.endsWith(`${id}/en`)) {
        return { body: detail('en', others, others === 4 ? { ...english, title: 'Theirs' } : english) };
      }
      return read(call);
    });
    const { user } = open(<EditScreen type="page" id={id} />);
    const [title] = await screen.findAllByLabelText('Title');
    if (!title) throw new Error('No title');
    await user.clear(title);
    await user.type(title, 'Mine');
    await user.keyboard('{Control>}s{/Control}');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('Theirs').tagName).toBe('DEL');
    expect(within(dialog).getByText('Mine').tagName).toBe('INS');
    await user.click(within(dialog).getByRole('button', { name: 'Take theirs' }));
    await waitFor(() => expect(title).toHaveProperty('value', 'Theirs'));
  });

  it('asks before unsaved text would be lost', async () => {
    fakeApi(read);
    const { user, router } = open(<EditScreen type="page" id={id} />);
    const [title] = await screen.findAllByLabelText('Title');
    if (!title) throw new Error('No title');
    await user.type(title, '!');
    await router.navigate('/admin/funds');
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Stay' }));
    expect(router.state.location.pathname).toBe('/admin/posts');
  });
});

describe('ListScreen', () => {
  it("shows a type's own columns and each language's state, and keeps the search in the address", async () => {
    const entry = {
      id,
      type: 'page',
      baseLocale: 'en',
      parentId: null,
      sort: 0,
      depth: 1,
      sample: true,
      columns: { title: 'Who we are', template: 'prose' },
      rows: { en: row('Who we are', 3), ur: null },
    };
    const counts = { all: 1, draft: 0, changed: 0, outdated: 0, missing: 1 };
    const api = fakeApi((call) =>
      call.path === '/api/content/pages'
        ? { body: { entries: [entry], nextCursor: null, total: 1, counts } }
        : undefined,
    );
    const { user, router } = open(<ListScreen type="page" />);
    const line = (await screen.findByRole('link', { name: 'Who we are' })).closest('tr');
    if (!line) throw new Error('No row');
    expect(within(line).getByText('Text')).toBeTruthy();
    expect(within(line).getByText('Published')).toBeTruthy();
    expect(within(line).getByText('Not started')).toBeTruthy();
    await user.type(screen.getByRole('searchbox'), 'who');
    await waitFor(() => expect(router.state.location.search).toContain('search=who'));
    expect(api.requestsTo(calls.listEntries.path.replace(':type', 'pages')).length).toBeGreaterThan(0);
  });
});

describe('SectionScreen', () => {
  it('asks before unsaved text of any of its sections would be lost', async () => {
    const post = { title: 'E-mail', slug: 'email', body: null, image: null, seo: null, isActive: true, children: null };
    const section = (key: string, own: string): EntryDetail => ({
      ...detail('en', 1, post),
      id: own,
      type: 'post',
      key,
    });
    const sections = [
      section('main-header-email', id),
      section('main-header-logo', '5b0c7f5e-6f7d-4a38-9d5c-1f2e3d4c5b6b'),
    ];
    fakeApi((call) => (call.path === '/api/sections/main-header/en' ? { body: sections } : undefined));
    const { user, router } = open(<SectionScreen group="main-header" locale="en" />);
    const [title] = await screen.findAllByLabelText('Title');
    if (!title) throw new Error('No title');
    await user.type(title, '!');
    await router.navigate('/admin/funds');
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Stay' }));
    expect(router.state.location.pathname).toBe('/admin/posts');
  });
});
