import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { en } from '../../i18n/en.ts';
import { CallButton } from './CallButton.tsx';

const send = vi.hoisted(() => vi.fn());
vi.mock('../../content/forms.ts', () => ({
  formServices: () => ({
    send,
    upload: vi.fn(),
    captcha: { settings: async () => ({ service: 'altcha', siteKey: null }), challenge: async () => ({}) },
  }),
}));

const messages = { ...en.callDialog, form: en.forms };
const link = () => screen.getByRole('link', { name: 'Request a call' });

async function open() {
  await act(async () => fireEvent.click(link()));
  return screen.findByRole('dialog', { name: 'Request a call' }, { timeout: 10_000 });
}

describe('the call-back popup', () => {
  beforeEach(() => {
    sessionStorage.clear();
    render(
      <CallButton
        locale="en"
        href="/customer-service/request-a-call"
        label="Request a call"
        messages={messages}
        contactDetails={{ phone: null, email: null }}
      />,
    );
  });
  afterEach(cleanup);

  it('is a link to the form’s page for who wants a tab of its own', () => {
    expect(link().getAttribute('href')).toBe('/customer-service/request-a-call');
    expect(fireEvent.click(link(), { ctrlKey: true })).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stays where its dialog cannot be had, and says so to the page', async () => {
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    vi.doMock('./CallDialog.tsx', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    await act(async () => fireEvent.click(link()));
    await vi.waitFor(() => expect(reported).toHaveBeenCalledTimes(1));
    vi.doUnmock('./CallDialog.tsx');
    vi.unstubAllGlobals();
    expect(link().getAttribute('aria-busy')).toBeNull();
  });

  it('opens with its title in focus, and closes by its button', async () => {
    const dialog = await open();
    expect(document.activeElement?.tagName).toBe('H2');
    expect(screen.getByRole('textbox', { name: 'CNIC' })).toBeDefined();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Close' })));
    expect(dialog.isConnected).toBe(false);
  });
});
