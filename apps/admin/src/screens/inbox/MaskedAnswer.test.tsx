import { limits } from '@fundfront/content-model';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeApi } from '../../test/fakeApi.ts';
import { WithQueries } from '../../test/withQueries.tsx';
import { MaskedAnswer } from './MaskedAnswer.tsx';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const submission = { form: 'requestCall', id: '3f0c9a52-0000-4000-8000-000000000001' } as const;
const show = (canReveal = true) =>
  render(<MaskedAnswer submission={submission} field="cnic" value="•••••••••5671" canReveal={canReveal} />, {
    wrapper: WithQueries,
  });

it('asks for a reason, shows the number for a minute, and hides it again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { requestsTo } = fakeApi(() => ({ body: { value: '1234512345671' } }));
  show();
  expect(screen.queryByText('1234512345671')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show in full…' }));
  fireEvent.change(screen.getByLabelText('Why do you need CNIC?'), { target: { value: 'To call back' } });
  fireEvent.submit(screen.getByRole('form', { name: 'Show CNIC in full' }));
  expect(await screen.findByText('1234512345671')).toBeTruthy();
  expect(requestsTo(`/api/inbox/requestCall/${submission.id}/reveal`).map(({ body }) => body)).toEqual([
    { field: 'cnic', reason: 'To call back' },
  ]);
  act(() => void vi.advanceTimersByTime(limits.revealMs + 1));
  expect(screen.queryByText('1234512345671')).toBeNull();
  expect(screen.getByText('•••••••••5671')).toBeTruthy();
});

it('offers nothing to who may only read', () => {
  show(false);
  expect(screen.queryByRole('button')).toBeNull();
});
