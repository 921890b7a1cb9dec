import { createClient } from '@fundfront/api-client';
import { describe, expect, it } from 'vitest';
import { errorResponse, fakeApi } from '../../test/fakeApi.ts';
import { planOf } from './plan.ts';
import { type SaveProgress, saveMenu } from './saveMenu.ts';
import { changeNode, insertNode, type MenuNode } from './tree.ts';

const id = (number: number) => `3f0c9a52-0000-4000-8000-00000000000${number}`;

const about: MenuNode = {
  key: id(1),
  id: id(1),
  title: 'About',
  url: '/about-us',
  isFullWidth: false,
  isHeading: false,
  version: 4,
  live: true,
  children: [],
};
const fresh: MenuNode = {
  ...about,
  key: 'new-1',
  id: null,
  title: ' ہمارے بارے میں ',
  url: '/x',
  version: 0,
  live: false,
};

const detail = (entryId: string, version: number) => ({
  id: entryId,
  type: 'menuItem',
  key: null,
  baseLocale: 'en',
  parentId: null,
  sort: 1,
  sample: false,
  assignee: null,
  locale: 'en',
  version,
  data: { title: 'Old', slug: 'about', url: '/old', menu: 'main', isFullWidth: true, isHeading: false },
  rows: { en: null, ur: null },
  ancestors: [],
});

function api(publishResponse?: ReturnType<typeof errorResponse>) {
  const fake = fakeApi(({ method, path }) => {
    if (path.endsWith('/publish'))
      return publishResponse ?? { body: { entry: detail(id(1), 5), liveAfterMs: 12, siteNotified: true, path: null } };
    if (method === 'POST' && path === '/api/content/menu-items') return { body: detail(id(2), 1) };
    if (path.endsWith('/move')) return { body: { ok: true } };
    return { body: detail(id(1), method === 'PUT' ? 5 : 4) };
  });
  return { ...fake, client: createClient({ prefix: 'http://admin.test' }) };
}

const edited = insertNode(changeNode([about], id(1), { title: 'About us' }), fresh, { parent: id(1), index: 0 });
const save = (client: ReturnType<typeof api>['client'], onProgress: (progress: SaveProgress) => void) =>
  saveMenu({ api: client, menu: 'main', edited, operations: planOf([about], edited), publish: true, onProgress });

describe('saving a menu', () => {
  it('keeps fields that the editor does not show, makes new items and publishes both', async () => {
    const { client, requests } = api();
    const steps: SaveProgress[] = [];
    await save(client, (progress) => void steps.push(progress));
    const sent = requests
      .filter(({ method }) => method !== 'GET')
      .map(({ method, path, body }) => ({ method, path, body }));
    expect(sent.map(({ method, path }) => `${method} ${path.replace('/api/content/menu-items', '')}`)).toEqual([
      `PUT /${id(1)}/en`,
      'POST ',
      `POST /${id(1)}/en/publish`,
      `POST /${id(2)}/en/publish`,
    ]);
    expect(sent[0]?.body).toEqual({
      version: 4,
      data: { title: 'About us', slug: 'about', url: '/about-us', menu: 'main', isFullWidth: false, isHeading: false },
    });
    expect(sent[1]?.body).toMatchObject({
      locale: 'en',
      parentId: id(1),
      data: { title: 'ہمارے بارے میں', menu: 'main' },
    });
    expect(sent[2]?.body).toEqual({ version: 5 });
    expect(steps.map(({ done, of }) => `${done} of ${of}`)).toEqual(['1 of 4', '2 of 4', '3 of 4', '4 of 4']);
    expect(steps.at(-1)?.given.get('new-1')).toEqual({ id: id(2), version: 1 });
  });

  it('stops at the first refusal and has told what was done before', async () => {
    const { client } = api(errorResponse('FORBIDDEN', 'Your role may not publish.', 403));
    const steps: SaveProgress[] = [];
    await expect(save(client, (progress) => void steps.push(progress))).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(steps).toHaveLength(2);
    expect(steps.at(-1)?.live.size).toBe(0);
  });
});
