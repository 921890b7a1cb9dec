import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SubscriptionButton } from './SubscriptionButton.tsx';

const sendSubscriptionAction = vi.hoisted(() => vi.fn());
vi.mock('../../content/forms.ts', () => ({ sendSubscriptionAction }));

const messages = {
  button: 'Confirm',
  sending: 'Confirming…',
  done: 'It is done',
  doneMore: 'A mail will come',
  failed: 'It was not sent',
  tooMany: 'Too many tries',
};

afterEach(cleanup);

it.each([
  [{ kind: 'sent', receipt: {} }, messages.done],
  [{ kind: 'refused', message: 'This link is old', fields: [] }, 'This link is old'],
  [{ kind: 'tooMany', seconds: 60 }, messages.tooMany],
  [{ kind: 'failed' }, messages.failed],
  [new Error('the script of the form did not come'), messages.failed],
])('after %j says "%s"', async (result, expected) => {
  sendSubscriptionAction.mockImplementationOnce(async () => {
    if (result instanceof Error) throw result;
    return result;
  });
  render(<SubscriptionButton locale="en" action="confirm" token="t" messages={messages} after={<p>What next</p>} />);
  fireEvent.click(screen.getByRole('button', { name: messages.button }));
  expect((await screen.findByText(expected)).closest('[role="status"]')).not.toBeNull();
  expect(screen.getByText('What next')).toBeTruthy();
  expect(sendSubscriptionAction).toHaveBeenLastCalledWith('confirm', 't', 'en');
});
