import { ApiError } from '@fundfront/api-client';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LoginScreen } from './LoginScreen.tsx';

afterEach(cleanup);

const fill = async (email: string, password: string) => {
  const user = userEvent.setup();
  if (email) await user.type(screen.getByLabelText('E-mail'), email);
  if (password) await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  return user;
};
const failing = (error: ConstructorParameters<typeof ApiError>[1], status: number) =>
  vi.fn(async () => Promise.reject(new ApiError(status, error)));

describe('sign-in', () => {
  it('sends the e-mail trimmed and the password as typed', async () => {
    const onSubmit = vi.fn(async () => {});
    render(<LoginScreen onSubmit={onSubmit} />);
    await fill(' editor@sample.test ', ' two words ');
    expect(onSubmit).toHaveBeenCalledWith({ email: 'editor@sample.test', password: ' two words ' });
  });

  it('asks for what is missing instead of sending', async () => {
    const onSubmit = vi.fn(async () => {});
    render(<LoginScreen onSubmit={onSubmit} />);
    await fill('', '');
    expect(await screen.findByText('Enter your e-mail')).toBeTruthy();
    expect(screen.getByText('Enter your password')).toBeTruthy();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('keeps the e-mail, empties the password and gives no hint whether the user exists', async () => {
    render(<LoginScreen onSubmit={failing({ error: 'No such user', text_code: 'CREDENTIALS' }, 401)} />);
    await fill('editor@sample.test', 'wrong');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'E-mail and password do not match. Check both and try again.',
    );
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('editor@sample.test');
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('');
  });

  it('says how long to wait after too many attempts', async () => {
    render(<LoginScreen onSubmit={failing({ error: 'Slow down', text_code: 'RATE_LIMITED', retryAfter: 150 }, 429)} />);
    await fill('editor@sample.test', 'wrong');
    expect((await screen.findByRole('alert')).textContent).toBe('Too many attempts. Try again in 3 minutes.');
  });

  it('shows the password on request', async () => {
    render(<LoginScreen onSubmit={vi.fn(async () => {})} />);
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('Password'), 'secret');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('text');
  });

  it('asks for the code of the app where the account wants one, and keeps what was typed before', async () => {
    const onSubmit = vi.fn(async (sent: { code?: string }) => {
      if (sent.code === '123 456') return;
      const text_code = sent.code ? 'CREDENTIALS' : 'CODE_REQUIRED';
      throw new ApiError(401, { error: 'No', text_code });
    });
    render(<LoginScreen onSubmit={onSubmit} />);
    const user = await fill('editor@sample.test', 'a long password');
    await user.type(await screen.findByLabelText('Code'), '000000');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect((await screen.findByRole('alert')).textContent).toContain('This code is not right');
    await user.type(screen.getByLabelText('Code'), '123 456');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    const credentials = { email: 'editor@sample.test', password: 'a long password' };
    expect(onSubmit.mock.calls.map(([sent]) => sent)).toEqual([
      credentials,
      { ...credentials, code: '000000' },
      { ...credentials, code: '123 456' },
    ]);
  });

  it('takes a recovery code instead', async () => {
    const onSubmit = vi.fn(async (sent: { recoveryCode?: string }) => {
      if (!sent.recoveryCode) throw new ApiError(401, { error: 'No', text_code: 'CODE_REQUIRED' });
    });
    render(<LoginScreen onSubmit={onSubmit} />);
    const user = await fill('editor@sample.test', 'a long password');
    await user.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
    await user.type(screen.getByLabelText('Recovery code'), 'ABCD-EFGH-JKMN-PQRS');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(onSubmit).toHaveBeenLastCalledWith(expect.objectContaining({ recoveryCode: 'ABCD-EFGH-JKMN-PQRS' }));
  });
});
