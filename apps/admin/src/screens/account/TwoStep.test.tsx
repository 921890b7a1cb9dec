import { calls, type StaffUser } from '@fundfront/content-model/wire';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { session } from '../../session/session.ts';
import { signIn } from '../../session/sessionStore.ts';
import { type FakeRequest, fakeApi } from '../../test/fakeApi.ts';
import { editor, signedInAs } from '../../test/people.ts';
import { WithQueries } from '../../test/withQueries.tsx';
import { TwoStepPanel } from './TwoStepPanel.tsx';
import { UserActions } from './UserActions.tsx';

const recoveryCodes = ['0123-4567-89AB-CDEF', 'GHJK-MNPQ-RSTV-WXYZ'];
const wrong = (path: string, message: string) => ({
  status: 400,
  body: { error: `${message}.`, text_code: 'VALIDATION', fields: [{ path, message }] },
});

function twoStepApi(on: boolean) {
  const state = { on, recoveryCodes: on ? 2 : 0 };
  const respond = ({ path, body }: FakeRequest) => {
    const sent = JSON.stringify(body);
    if (path === calls.totpState.path) return { body: state };
    if (path === calls.startTotp.path)
      return { body: { uri: 'otpauth://totp/x', secret: 'ABCDEFGHIJKLMNOP', qr: '<svg/>' } };
    if (path === calls.confirmTotp.path) {
      if (!sent.includes('123456')) return wrong('code', 'This is not the code of this moment');
      Object.assign(state, { on: true, recoveryCodes: 2 });
      return { body: { recoveryCodes } };
    }
    if (path !== calls.stopTotp.path) return undefined;
    if (!sent.includes('"right"')) return wrong('password', 'This is not your password');
    Object.assign(state, { on: false, recoveryCodes: 0 });
    return { body: { ok: true } };
  };
  return fakeApi(respond);
}

beforeEach(() => signIn(session.store, signedInAs('token')));
afterEach(cleanup);

async function openDialog(name: 'Turn on' | 'Turn off') {
  const user = userEvent.setup();
  render(<TwoStepPanel />, { wrapper: WithQueries });
  await user.click(await screen.findByRole('button', { name }));
  const submit = () => user.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
  return { user, submit };
}

describe('turning two-step sign-in on', () => {
  it('shows the key as a picture and in letters, takes a code, and shows the recovery codes to keep', async () => {
    const api = twoStepApi(false);
    const { user, submit } = await openDialog('Turn on');
    const picture = await screen.findByRole('img', { name: /QR code/ });
    expect(picture.getAttribute('src')).toBe('data:image/svg+xml,%3Csvg%2F%3E');
    expect(screen.getByText('ABCD EFGH IJKL MNOP')).toBeTruthy();
    const field = screen.getByLabelText(/^Code/);
    expect([field.getAttribute('autocomplete'), field.getAttribute('inputmode')]).toEqual(['one-time-code', 'numeric']);

    await user.type(field, '12');
    await submit();
    expect(await screen.findByText('The code has six digits')).toBeTruthy();
    expect(api.requestsTo(calls.confirmTotp.path)).toEqual([]);

    await user.clear(field);
    await user.type(field, '999999');
    await submit();
    expect(await screen.findByText(/not the code of this moment/)).toBeTruthy();

    await user.clear(field);
    await user.type(field, '123456');
    await submit();
    expect(await screen.findByRole('heading', { name: 'Keep your recovery codes' })).toBeTruthy();
    for (const code of recoveryCodes) expect(screen.getByText(code)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Copy codes' }));
    expect(await navigator.clipboard.readText()).toBe(recoveryCodes.join('\n'));

    await user.click(screen.getByRole('button', { name: 'I have kept them' }));
    expect(await screen.findByText(/2 recovery codes are left/)).toBeTruthy();
    expect(screen.queryByText(recoveryCodes[0] ?? '')).toBeNull();
  });
});

describe('turning it off', () => {
  it('takes the password and a code, and says which of them is wrong', async () => {
    const api = twoStepApi(true);
    const { user, submit } = await openDialog('Turn off');
    await submit();
    expect(await screen.findByText('Enter your password')).toBeTruthy();
    await user.type(screen.getByLabelText(/^Password/), 'wrong');
    await user.type(screen.getByLabelText(/^Code/), '123456');
    await submit();
    expect(await screen.findByText('This is not your password')).toBeTruthy();
    await user.clear(screen.getByLabelText(/^Password/));
    await user.type(screen.getByLabelText(/^Password/), 'right');
    await submit();
    expect(await screen.findByRole('button', { name: 'Turn on' })).toBeTruthy();
    expect(api.requestsTo(calls.stopTotp.path).at(-1)?.body).toEqual({ password: 'right', code: '123456' });
  });

  it('goes by a recovery code', async () => {
    const api = twoStepApi(true);
    const { user, submit } = await openDialog('Turn off');
    await user.type(screen.getByLabelText(/^Password/), 'right');
    await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    await user.type(screen.getByLabelText(/^Recovery code/), '0123-4567-89ab-cdef');
    await submit();
    await waitFor(() => expect(api.requestsTo(calls.stopTotp.path)).toHaveLength(1));
    expect(api.requestsTo(calls.stopTotp.path)[0]?.body).toEqual({
      password: 'right',
      recoveryCode: '0123-4567-89ab-cdef',
    });
  });
});

describe("somebody else's", () => {
  const other: StaffUser = {
    ...editor,
    id: '3f0c9a52-0000-4000-8000-000000000002',
    state: 'active',
    totp: true,
    createdAt: '2026-11-20T09:00:00.000Z',
  };
  const openMenu = async (user: StaffUser) => {
    const person = userEvent.setup();
    render(<UserActions user={user} onEdit={() => {}} onSessions={() => {}} />, { wrapper: WithQueries });
    await person.click(screen.getByRole('button', { name: /^Actions for/ }));
    return person;
  };

  it('is turned off after a question', async () => {
    const api = fakeApi(() => ({ body: { ...other, totp: false } }));
    const person = await openMenu(other);
    await person.click(await screen.findByRole('menuitem', { name: 'Turn off two-step sign-in' }));
    expect(api.requests).toEqual([]);
    await person.click(await screen.findByRole('button', { name: 'Turn off' }));
    await waitFor(() => expect(api.requests).toHaveLength(1));
    expect(api.requests[0]).toMatchObject({ method: 'PUT', path: `/api/users/${other.id}`, body: { totp: false } });
  });

  it.each([
    ['who has none', { ...other, totp: false }],
    ['oneself', { ...other, id: editor.id }],
  ])('is not offered for %s', async (_who, user) => {
    fakeApi(() => undefined);
    await openMenu(user);
    expect(await screen.findByRole('menuitem', { name: 'Edit' })).toBeTruthy();
    expect(screen.queryByRole('menuitem', { name: 'Turn off two-step sign-in' })).toBeNull();
  });
});
