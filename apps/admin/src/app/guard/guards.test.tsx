import { calls } from '@fundfront/content-model/wire';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../session/session.ts';
import { errorResponse, fakeApi } from '../../test/fakeApi.ts';
import { editor, signedInAs } from '../../test/people.ts';
import { AuthGuard } from './AuthGuard.tsx';
import { LoginRoute } from './LoginRoute.tsx';

const signedOut = { phase: 'unknown', accessToken: null, sessionId: null, user: null } as const;

beforeEach(() => {
  localStorage.clear();
  session.store.setState(signedOut);
});
afterEach(cleanup);

function open(path: string) {
  const leave = vi.fn();
  const router = createMemoryRouter(
    [
      { element: <AuthGuard leave={leave} />, children: [{ path: '/admin/*', element: <h1>Inside</h1> }] },
      { path: '/fb-f-cms-admin-login', element: <LoginRoute /> },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />);
  return { leave, router };
}

const refreshing = (response: { status?: number; body: unknown }) =>
  fakeApi(({ path }) => (path === calls.refresh.path ? response : { body: { status: 200, message: 'ok' } }));

describe('the gate of the admin', () => {
  it('sends a visitor without a session to the public home, after one silent refresh', async () => {
    const api = refreshing(errorResponse('UNAUTHENTICATED'));
    const { leave } = open('/admin/posts');
    await vi.waitFor(() => expect(leave).toHaveBeenCalledTimes(1), 15_000);
    expect(api.requestsTo(calls.refresh.path)).toHaveLength(1);
    expect(screen.queryByText('Inside')).toBeNull();
  });

  it('lets in whom the refresh cookie knows', async () => {
    refreshing({ body: signedInAs('new') });
    const { leave } = open('/admin/posts');
    expect(await screen.findByText('Inside')).toBeTruthy();
    expect(leave).not.toHaveBeenCalled();
  });

  it('waits at the gate while the API does not answer, and tries again on request', async () => {
    refreshing(errorResponse('UNAVAILABLE', 'Down', 503));
    const { leave } = open('/admin/posts');
    const again = await screen.findByRole('button', { name: 'Try again' });
    refreshing({ body: signedInAs('new') });
    await userEvent.click(again);
    expect(await screen.findByText('Inside')).toBeTruthy();
    expect(leave).not.toHaveBeenCalled();
  });
});

describe('the sign-in', () => {
  it('asks nothing of the API for a stranger', async () => {
    const api = refreshing(errorResponse('UNAUTHENTICATED'));
    open('/fb-f-cms-admin-login');
    expect(await screen.findByRole('heading', { name: 'Staff admin' })).toBeTruthy();
    expect(api.requests).toEqual([]);
  });

  it('sends who is signed in on to the pages', async () => {
    refreshing({ body: signedInAs('new') });
    session.store.setState({ phase: 'signed-in', accessToken: 'old', user: editor });
    const { router } = open('/fb-f-cms-admin-login');
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/admin/posts'), 15_000);
  });

  it('sends on who was signed in before and still has a session', async () => {
    refreshing({ body: signedInAs('new') });
    session.store.setState({ user: editor });
    const { router } = open('/fb-f-cms-admin-login');
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/admin/posts'), 15_000);
  });
});
