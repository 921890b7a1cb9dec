import { adminNavigation } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { session } from '../../session/session.ts';
import { errorResponse, fakeApi } from '../../test/fakeApi.ts';
import { editor } from '../../test/people.ts';
import { WithQueries } from '../../test/withQueries.tsx';
import { SideNav } from './SideNav.tsx';

beforeEach(() => session.store.setState({ phase: 'signed-in', accessToken: 'token', user: editor }));
afterEach(cleanup);

const renderNav = (menu: { status?: number; body: unknown }, at = '/admin') => {
  fakeApi(({ path }) => (path === calls.adminMenu.path ? menu : undefined));
  render(
    <WithQueries at={at}>
      <SideNav variant="side" />
    </WithQueries>,
  );
  return within(screen.getByRole('navigation', { name: 'Main' }));
};

describe('side navigation', () => {
  it('shows the built-in entries when the call fails', async () => {
    const nav = renderNav(errorResponse('INTERNAL', 'Broken', 500));
    for (const { title, url } of adminNavigation) {
      const link = await nav.findByRole('link', { name: title });
      expect(link.getAttribute('href')).toBe(url);
    }
  });

  it('shows what the server lists', async () => {
    const nav = renderNav({ body: { results: [{ title: 'Handbook', url: '/admin/posts/careers' }] } });
    expect(await nav.findByRole('link', { name: 'Handbook' })).toBeTruthy();
    expect(nav.queryByRole('link', { name: 'Brouchers' })).toBeNull();
  });

  it('marks where one is and filters by words', async () => {
    const nav = renderNav(errorResponse('INTERNAL', 'Broken', 500), '/admin/maincategory/1');
    expect((await nav.findByRole('link', { name: 'Fund Categories' })).getAttribute('aria-current')).toBe('page');
    await userEvent.type(nav.getByLabelText('Filter menu'), 'footer');
    expect(nav.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Footer News Section',
      'Main Footer',
      'Main Urdu Footer',
    ]);
  });
});
