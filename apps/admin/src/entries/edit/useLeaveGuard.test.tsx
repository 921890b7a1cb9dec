import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { history } from '../../history/history.ts';
import { useLeaveGuard } from './useLeaveGuard.tsx';

function Form({ unsaved }: { unsaved: boolean }) {
  return useLeaveGuard(unsaved);
}

beforeEach(() => history.replace('/admin/posts/1'));
afterEach(cleanup);

const path = () => history.current.location.pathname;
const leave = () => act(() => history.push('/admin/funds'));

it('asks before what is not saved is left, and stays or leaves as the answer is', async () => {
  const user = userEvent.setup();
  render(<Form unsaved />);
  leave();
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(path()).toBe('/admin/posts/1');
  leave();
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(path()).toBe('/admin/funds');
});

it('lets the query change, and all once it is saved', () => {
  const { rerender } = render(<Form unsaved />);
  act(() => history.push('/admin/posts/1?lang=ur'));
  expect(history.current.location.search).toBe('?lang=ur');
  rerender(<Form unsaved={false} />);
  leave();
  expect(path()).toBe('/admin/funds');
});
