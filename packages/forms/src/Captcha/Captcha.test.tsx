import type { CaptchaSettings } from '@fundfront/content-model/wire';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Captcha, type CaptchaProps } from './Captcha.tsx';
import type { WidgetProps } from './widget.ts';

const solve = vi.hoisted(() => vi.fn());
vi.mock('./solve.ts', () => ({ solve }));
vi.mock('./RecaptchaBox.tsx', () => ({
  default: (props: WidgetProps) => (
    <>
      <p>{JSON.stringify(props)}</p>
      <button type="button" onClick={props.onUnreachable}>
        Lose the service
      </button>
      <button type="button" onClick={() => props.onToken('token')}>
        Answer
      </button>
    </>
  ),
}));

const messages = { legend: 'Check', robot: 'I am not a robot', working: 'W', done: 'D', expired: 'E', failed: 'F' };
const settings = vi.fn<CaptchaProps['services']['settings']>();
const challenge = vi.fn(async () => ({}));
const onToken = vi.fn();
const onState = vi.fn();
const contact = <a href="tel:021">021</a>;
const services = { settings, challenge };

function captcha(props: Partial<CaptchaProps> = {}) {
  return (
    <Captcha
      id="c"
      locale="en"
      messages={messages}
      services={services}
      needed
      resetKey={0}
      error={undefined}
      onToken={onToken}
      onState={onState}
      contact={contact}
      {...props}
    />
  );
}

const captchaBox = () => screen.getByRole('checkbox', { name: 'I am not a robot' });
const statuses = () => screen.getAllByRole('status').map((status) => status.textContent);

describe('Captcha', () => {
  beforeEach(() => {
    settings.mockReset().mockResolvedValue({ service: 'altcha', siteKey: null });
    solve.mockReset().mockResolvedValue({ token: 'token', expiresAt: undefined });
    onToken.mockReset();
    onState.mockReset();
    challenge.mockClear();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('asks nobody before it is needed', async () => {
    const { rerender } = render(captcha({ needed: false }));
    expect(settings).not.toHaveBeenCalled();
    rerender(captcha());
    await waitFor(() => expect(settings).toHaveBeenCalledTimes(1));
    expect(challenge).not.toHaveBeenCalled();
  });

  it('works for its token when it is ticked, and says so', async () => {
    let found: (proof: { token: string; expiresAt: undefined }) => void = () => undefined;
    solve.mockReturnValue(new Promise((resolve) => (found = resolve)));
    render(captcha());
    fireEvent.click(captchaBox());
    await waitFor(() => expect(solve).toHaveBeenCalledTimes(1));
    expect(statuses()).toContain('W');
    expect(onState.mock.lastCall).toEqual(['working']);
    fireEvent.click(captchaBox());
    await act(async () => found({ token: 'token', expiresAt: undefined }));
    expect(onToken.mock.calls).toEqual([['token']]);
    expect(captchaBox()).toHaveProperty('checked', true);
    expect(statuses()).toEqual(['D']);
    expect(onState.mock.lastCall).toEqual(['idle']);
    expect(solve).toHaveBeenCalledTimes(1);
  });

  it('stays at work from the tick to the token, also while the server is asked first', async () => {
    let answer: (known: CaptchaSettings) => void = () => undefined;
    settings.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const { container } = render(captcha());
    fireEvent.click(captchaBox());
    const before: (string | null)[] = [];
    const observer = new MutationObserver((changes) => before.push(...changes.map(({ oldValue }) => oldValue)));
    observer.observe(container, { attributeFilter: ['aria-busy'], attributeOldValue: true, subtree: true });
    await act(async () => answer({ service: 'altcha', siteKey: null }));
    await waitFor(() => expect(onToken).toHaveBeenCalledWith('token'));
    await waitFor(() => expect(before).toEqual(['true']));
    expect(captchaBox()).toHaveProperty('checked', true);
  });

  it('takes the token back when it is too old', async () => {
    vi.useFakeTimers();
    solve.mockResolvedValue({ token: 'token', expiresAt: Date.now() / 1000 + 60 });
    render(captcha());
    await act(async () => fireEvent.click(captchaBox()));
    await act(async () => vi.advanceTimersByTimeAsync(61_000));
    expect(onToken.mock.calls).toEqual([['token'], [null]]);
    expect(captchaBox()).toHaveProperty('checked', false);
    expect(statuses()).toEqual(['E']);
  });

  it('begins again with every round', async () => {
    const { rerender } = render(captcha());
    fireEvent.click(captchaBox());
    await waitFor(() => expect(statuses()).toEqual(['D']));
    rerender(captcha({ resetKey: 1 }));
    expect(captchaBox()).toHaveProperty('checked', false);
  });

  it('can be tried again after a failure, of the work or of the server', async () => {
    settings.mockRejectedValueOnce(new Error('down'));
    solve.mockRejectedValueOnce(new Error('none'));
    render(captcha({ needed: false }));
    for (const outcome of ['F', 'F', 'D']) {
      fireEvent.click(captchaBox());
      await waitFor(() => expect(statuses()).toEqual([outcome]));
      await waitFor(() => expect(onState.mock.lastCall).toEqual([outcome === 'F' ? 'unreachable' : 'idle']));
      expect(screen.queryAllByRole('link', { name: '021' })).toHaveLength(outcome === 'F' ? 1 : 0);
    }
    expect(onToken.mock.calls).toEqual([['token']]);
  });

  it('is a service’s widget where the server names one', async () => {
    settings.mockResolvedValue({ service: 'recaptcha', siteKey: 'key' });
    render(captcha({ locale: 'ur', theme: 'dark', size: 'compact' }));
    const widget = await screen.findByText(/siteKey/);
    expect(JSON.parse(widget.textContent ?? '')).toMatchObject({
      siteKey: 'key',
      locale: 'ur',
      theme: 'dark',
      size: 'compact',
      resetKey: 0,
    });
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('says how to reach the company where a service cannot be reached, until it can', async () => {
    settings.mockResolvedValue({ service: 'recaptcha', siteKey: 'key' });
    const { rerender } = render(captcha());
    fireEvent.click(await screen.findByText('Lose the service'));
    expect(statuses()).toEqual(['F']);
    expect(screen.getByRole('link', { name: '021' })).toBeDefined();
    expect(onState.mock.lastCall).toEqual(['unreachable']);
    rerender(captcha({ error: 'F' }));
    expect(screen.getAllByText('F')).toHaveLength(1);
    fireEvent.click(screen.getByText('Answer'));
    expect(screen.queryByRole('link', { name: '021' })).toBeNull();
    expect(onState.mock.lastCall).toEqual(['idle']);
  });

  it('is at work no longer when a service’s widget takes its place', async () => {
    let answer: (known: CaptchaSettings) => void = () => undefined;
    settings.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    render(captcha());
    fireEvent.click(captchaBox());
    expect(onState.mock.lastCall).toEqual(['working']);
    await act(async () => answer({ service: 'recaptcha', siteKey: 'key' }));
    await screen.findByText('Answer');
    expect(onState.mock.lastCall).toEqual(['idle']);
  });

  it('is marked wrong, and described by what is wrong', () => {
    render(captcha({ error: 'Please complete the reCAPTCHA' }));
    expect(captchaBox().getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(captchaBox().getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      'complete',
    );
  });
});
