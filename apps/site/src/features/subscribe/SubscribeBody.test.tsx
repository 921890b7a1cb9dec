import { limits } from '@fundfront/content-model/limits';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { en } from '../../i18n/en.ts';
import SubscribeBody from './SubscribeBody.tsx';

const send = vi.hoisted(() => vi.fn());
vi.mock('../../content/forms.ts', () => ({
  formServices: () => ({
    send,
    upload: vi.fn(),
    captcha: { settings: async () => ({ service: 'altcha', siteKey: null }), challenge: async () => challenge },
  }),
}));

const parameters = { algorithm: 'SHA-256', nonce: '00', salt: '00', cost: 1, keyLength: 32, keyPrefix: '00' };
const challenge = { parameters, signature: '00' };

class FakeWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  terminate() {
    this.onmessage = null;
  }
  postMessage() {
    this.onmessage?.({ data: { solution: { counter: 1, derivedKey: '00' } } });
  }
}

const thanks = 'Thanks for subscribing!';
const settle = () => act(async () => vi.advanceTimersByTimeAsync(50));

async function fillIn() {
  fireEvent.focus(screen.getByRole('textbox', { name: 'Name' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: 'Sample Visitor' } });
  fireEvent.change(screen.getByRole('textbox', { name: 'Email' }), { target: { value: 'visitor@sample.example' } });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Daily NAV' }));
  await settle();
  fireEvent.click(screen.getByRole('checkbox', { name: 'I am not a robot' }));
  await settle();
}

const subscribe = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
  await settle();
};

describe('the form for alerts at the foot of a page', () => {
  beforeEach(() => {
    sessionStorage.clear();
    vi.useFakeTimers();
    vi.stubGlobal('Worker', FakeWorker);
    send.mockReset();
    render(
      <SubscribeBody locale="en" variant="footer" messages={en.forms} contactDetails={{ phone: null, email: null }} />,
    );
  });
  afterEach(async () => {
    // The code of toasts comes with the first of them: here it may come after the last test.
    await vi.dynamicImportSettled();
    await settle();
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('asks only for name, e-mail and kind, and shows no captcha before it is used', () => {
    expect(screen.getAllByRole('textbox')).toHaveLength(2);
    expect(screen.queryByRole('checkbox', { name: 'I am not a robot' })).toBeNull();
  });

  it('thanks for five seconds, empty again', async () => {
    send.mockResolvedValue({ kind: 'sent', receipt: { message: thanks, trackingNumber: null } });
    await fillIn();
    await subscribe();
    expect(send.mock.calls[0]?.[0]).toMatchObject({ subscribeFor: 'sms alert', city: '', phoneNumber: '' });
    expect(screen.getAllByText(thanks).length).toBeGreaterThan(0);
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', '');
    await act(async () => vi.advanceTimersByTimeAsync(limits.subscribedMessageMs + 3_000));
    expect(screen.queryByText(thanks)).toBeNull();
  });

  it('asks to do the captcha again after every failure, and keeps what was typed', async () => {
    send.mockResolvedValue({ kind: 'failed' });
    await fillIn();
    await subscribe();
    expect(screen.getByText('Please complete the reCAPTCHA and try submitting again.')).toBeDefined();
    expect(screen.getByRole('checkbox', { name: 'I am not a robot' })).toHaveProperty('checked', false);
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Sample Visitor');
  });
});
