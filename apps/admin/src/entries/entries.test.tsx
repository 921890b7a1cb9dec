import type { EntryDetail } from '@fundfront/content-model/wire';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadConfig } from '../config.ts';
import { session } from '../session/session.ts';
import { signIn } from '../session/sessionStore.ts';
import { errorResponse, type FakeRequest, fakeApi } from '../test/fakeApi.ts';
import { openScreen as open } from '../test/openScreen.tsx';
import { signedInAs } from '../test/people.ts';
import { rowSummary as row } from '../test/rowSummary.ts';
import { EditScreen } from './edit/EditScreen.tsx';
import { SectionScreen } from './section/SectionScreen.tsx';

const id = '5b0c7f5e-6f7d-4a38-9d5c-1f2e3d4c5b6a';
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
    assignee: null,
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

const isSave = ({ method, path }: FakeRequest) => method === 'PUT' && path.startsWith('/api/content');

beforeEach(async () => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ publicSiteUrl: 'http://site.test' })));
  await loadConfig();
  signIn(session.store, signedInAs('token'));
});

afterEach(async () => {
  cleanup();
  // A screen that is left sends its text once more.
  await act(async () => {});
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
    await waitFor(() => expect(api.requests.filter(isSave)).toHaveLength(1));
    const put = api.requests.find(isSave);
    expect(put?.path).toBe(`/api/content/pages/${id}/en`);
    expect(put?.body).toMatchObject({ version: 3, data: { ...english, title: 'Who we really are' } });
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
      if (call.path === publishPath)
        return { body: { entry: detail('en', 4, saved), liveAfterMs: 5, siteNotified: true, path: null } };
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
    expect(api.requests.filter(isSave)).toHaveLength(1);
  });

  it('shows both copies when somebody else saved meanwhile, and loses neither', async () => {
    let others = 3;
    const api = fakeApi((call) => {
      if (isSave(call)) {
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
    const save = within(dialog).getByRole('button', { name: 'Save as v5' });
    expect(save).toHaveProperty('disabled', true);
    expect(within(dialog).getByText('Mine').tagName).toBe('MARK');
    await user.click(within(dialog).getByRole('radio', { name: 'Title: Somebody else' }));
    await user.click(save);
    await waitFor(() => expect(title).toHaveProperty('value', 'Theirs'));
    expect(api.requests.filter(isSave)).toHaveLength(1);
  });

  it('merges by itself what two people changed in different fields, and saves it', async () => {
    let stored = detail('en', 3, english);
    const api = fakeApi((call) => {
      if (isSave(call)) {
        if (stored.version === 3) {
          stored = detail('en', 4, { ...english, summary: 'Theirs' });
          return errorResponse('VERSION_CONFLICT', 'Somebody else saved', 409);
        }
        stored = detail('en', 5, { ...english, title: 'Mine', summary: 'Theirs' });
        return { body: stored };
      }
      return call.path.endsWith(`/${id}/en`) ? { body: stored } : read(call);
    });
    const { user } = open(<EditScreen type="page" id={id} />);
    const [title] = await screen.findAllByLabelText('Title');
    if (!title) throw new Error('No title');
    await user.clear(title);
    await user.type(title, 'Mine');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(api.requestsTo(`/api/content/pages/${id}/en`).at(-1)?.method).toBe('PUT'));
    expect(await screen.findByText('v5')).toBeTruthy();
    const sent = api.requestsTo(`/api/content/pages/${id}/en`).filter(({ method }) => method === 'PUT');
    expect(sent.at(-1)?.body).toMatchObject({ version: 4, data: { ...english, title: 'Mine', summary: 'Theirs' } });
    expect(screen.getAllByLabelText(/^Summary/)[0]).toHaveProperty('value', 'Theirs');
  });

  it('opens with what the person typed before and did not save, and discards it with a way back', async () => {
    const autosave = {
      locale: 'en',
      version: 3,
      data: { ...english, title: 'Half a title' },
      parentId: null,
      revision: '8f0c7f5e-6f7d-4a38-9d5c-1f2e3d4c5b6a',
      updatedAt: '2026-11-20T09:00:00.000Z',
    };
    const api = fakeApi((call) => {
      if (call.method === 'GET' && call.path === `/api/autosaves/pages/${id}`)
        return { body: { autosaves: [autosave] } };
      if (call.path.endsWith('/discard')) return { body: { ok: true } };
      return read(call);
    });
    const { user } = open(<EditScreen type="page" id={id} />);
    expect(await screen.findByText(/your unsaved text is here again/)).toBeTruthy();
    const [title] = screen.getAllByLabelText('Title');
    expect(title).toHaveProperty('value', 'Half a title');
    await user.click(screen.getByRole('button', { name: 'Discard it' }));
    expect(title).toHaveProperty('value', 'Who we are');
    await waitFor(() => expect(api.requestsTo(`/api/autosaves/pages/${id}/en/discard`)).toHaveLength(1));
    expect(api.requests.some(({ method, path }) => method === 'PUT' && path.includes('autosaves'))).toBe(false);
  });

  describe('with the same page in another tab', () => {
    const autosavePath = `/api/autosaves/pages/${id}/en`;
    const other = {
      locale: 'en',
      version: 3,
      parentId: null,
      revision: '8f0c7f5e-6f7d-4a38-9d5c-1f2e3d4c5b6a',
      updatedAt: '2026-11-20T09:00:00.000Z',
    };

    /** The other tab stores its text after this one has opened, and before it sends anything. */
    async function typeOver(data: Record<string, unknown>) {
      let opened = false;
      const api = fakeApi((call) => {
        if (call.path === `/api/autosaves/pages/${id}`) {
          const autosaves = opened ? [{ ...other, data }] : [];
          opened = true;
          return { body: { autosaves } };
        }
        if (call.path !== autosavePath) return read(call);
        const { body } = call;
        const seen = typeof body === 'object' && body !== null && 'over' in body ? body.over : [];
        const knows = Array.isArray(seen) && seen.includes(other.revision);
        return knows ? { body: { updatedAt: other.updatedAt } } : errorResponse('VERSION_CONFLICT', 'Newer', 409);
      });
      const { user } = open(<EditScreen type="page" id={id} />);
      const [title] = await screen.findAllByLabelText('Title');
      if (!title) throw new Error('No title');
      await user.type(title, '!');
      return { api, user, title };
    }

    it('keeps what was typed in both, and sends it', async () => {
      const { api, title } = await typeOver({ ...english, summary: 'Of the other tab' });
      await waitFor(() => expect(screen.getAllByLabelText(/^Summary/)[0]).toHaveProperty('value', 'Of the other tab'), {
        timeout: 5_000,
      });
      expect(title).toHaveProperty('value', 'Who we are!');
      await waitFor(() => expect(api.requestsTo(autosavePath)).toHaveLength(2), { timeout: 5_000 });
      expect(api.requestsTo(autosavePath).at(-1)?.body).toMatchObject({
        over: [other.revision],
        data: { title: 'Who we are!', summary: 'Of the other tab' },
      });
      expect(screen.queryByRole('dialog')).toBeNull();
    });

    it.each([
      ['Title: Yours', 'Who we are!'],
      ['Title: The other tab', 'Who they are'],
    ])('asks where both changed the same field, and keeps %s', async (chosen, value) => {
      const { api, user, title } = await typeOver({ ...english, title: 'Who they are' });
      const dialog = await screen.findByRole('dialog', { name: /you changed a field in two tabs/ }, { timeout: 5_000 });
      expect(api.requestsTo(autosavePath)).toHaveLength(1);
      await user.click(within(dialog).getByRole('radio', { name: chosen }));
      await user.click(within(dialog).getByRole('button', { name: 'Go on with these' }));
      await waitFor(() => expect(title).toHaveProperty('value', value));
      await waitFor(() => expect(api.requestsTo(autosavePath)).toHaveLength(2), { timeout: 5_000 });
      expect(api.requestsTo(autosavePath).at(-1)?.body).toMatchObject({
        over: [other.revision],
        data: { title: value },
      });
    });

    it('says so', async () => {
      fakeApi(read);
      open(<EditScreen type="page" id={id} />);
      await screen.findAllByLabelText('Title');
      const channel = new BroadcastChannel(`entry:${id}`);
      channel.postMessage({ tab: 'other', state: 'here' });
      expect(await screen.findByText(/open in another tab/)).toBeTruthy();
      channel.postMessage({ tab: 'other', state: 'closed' });
      await waitFor(() => expect(screen.queryByText(/open in another tab/)).toBeNull());
      channel.close();
    });
  });

  it('asks before unsaved text would be lost', async () => {
    fakeApi(read);
    const { user, history } = open(<EditScreen type="page" id={id} />);
    const [title] = await screen.findAllByLabelText('Title');
    if (!title) throw new Error('No title');
    await user.type(title, '!');
    expect((await screen.findByRole('alert')).textContent).toContain('kept in this browser');
    await act(async () => {});
    act(() => history.push('/admin/funds'));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Stay' }));
    expect(history.current.location.pathname).toBe('/admin/posts');
  });
});

describe('SectionScreen', () => {
  it('asks before text that reached no server is left', async () => {
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
    const { user, history } = open(<SectionScreen group="main-header" locale="en" />);
    const [title] = await screen.findAllByLabelText('Title');
    if (!title) throw new Error('No title');
    await user.type(title, '!');
    expect((await screen.findByRole('alert')).textContent).toContain('kept in this browser');
    await act(async () => {});
    act(() => history.push('/admin/funds'));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Stay' }));
    expect(history.current.location.pathname).toBe('/admin/posts');
  });
});
