import { forms } from '@fundfront/content-model/forms/index';
import { limits } from '@fundfront/content-model/limits';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SendResult } from './services.ts';
import { captchaBox, cleanupForm, fakeServices, fillIn, renderForm, sent, submitButton } from './testUtils.tsx';

const solve = vi.hoisted(() => vi.fn());
vi.mock('../Captcha/solve.ts', () => ({ solve }));

const toasts = () => [...document.querySelectorAll('[data-sonner-toast]')].map((toast) => toast.textContent);
const summary = () => screen.getByRole('alert');
const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });

describe('PublicForm', () => {
  beforeEach(() => {
    sessionStorage.clear();
    solve.mockReset().mockResolvedValue({ token: 'token', expiresAt: undefined });
  });
  afterEach(cleanupForm);

  it('says what is wrong in a summary that takes the focus and leads to the fields', async () => {
    const services = fakeServices();
    const { user } = renderForm({ services });
    await user.click(submitButton());
    await waitFor(() => expect(document.activeElement).toBe(summary()));
    expect(summary().textContent).toContain('Please correct 6 answers');
    await user.click(screen.getByRole('link', { name: 'CNIC must be exactly 13 digits' }));
    expect(document.activeElement).toBe(field('cnic'));
    expect(field('cnic').getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(toasts()).toEqual([expect.stringContaining('Please complete the reCAPTCHA')]));
    expect(services.send).not.toHaveBeenCalled();
  });

  it('takes the focus to the first wrong answer where it is too short for a summary, at every attempt', async () => {
    const { user } = renderForm({ services: fakeServices(), form: forms.subscribe, variant: 'footer' });
    await user.click(submitButton());
    await waitFor(() => expect(document.activeElement).toBe(field('name')));
    await user.type(field('name'), 'Sample Visitor');
    await user.click(submitButton());
    await waitFor(() => expect(document.activeElement).toBe(field('email')));
  });

  it.each([
    ['name', '123', 'Name is required'],
    ['email', 'visitor', 'Enter a valid email'],
    ['phone', '0300', 'Phone number must be 11 digit in this format 0000-0000000'],
    ['phone', '0300-12345678', 'Phone number must be 11 digit in this format 0000-0000000'],
    ['cnic', '123', 'CNIC must be exactly 13 digits'],
    ['cnic', '12345678901234', 'CNIC must be exactly 13 digits'],
    ['message', '', 'Message is required'],
  ])('refuses %s "%s"', async (name, answer, message) => {
    const { user } = renderForm({ services: fakeServices() });
    await fillIn(user, { [name]: answer });
    await user.click(captchaBox());
    await screen.findByText('Checked.');
    await user.click(submitButton());
    await waitFor(() => expect(summary().textContent).toBe(`Please correct 1 answer${message}`));
  });

  it('checks a wrong field again while it is typed in, and no other', async () => {
    const { user } = renderForm({ services: fakeServices() });
    await fillIn(user, { phone: '0300' });
    await user.click(submitButton());
    await waitFor(() => expect(field('phone').getAttribute('aria-invalid')).toBe('true'));
    await user.type(field('phone'), '1234567');
    await waitFor(() => expect(field('phone').getAttribute('aria-invalid')).toBeNull());
    await user.clear(field('name'));
    expect(field('name').getAttribute('aria-invalid')).toBeNull();
  });

  it('speaks Urdu on an Urdu page', async () => {
    const { user } = renderForm({ services: fakeServices(), locale: 'ur' });
    await user.click(submitButton());
    await waitFor(() => expect(summary().textContent).toContain('نام درکار ہے'));
  });

  it('sends once, in the form that the server takes, and is empty after', async () => {
    const services = fakeServices();
    let answer: (result: SendResult<{ trackingNumber: string }>) => void = () => undefined;
    services.send.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    const { user, onSent } = renderForm({ services });
    await fillIn(user, { phone: '+923001234567' });
    await user.click(captchaBox());
    await screen.findByText('Checked.');
    await user.click(submitButton());
    await waitFor(() => expect(submitButton().getAttribute('aria-busy')).toBe('true'));
    expect(submitButton().hasAttribute('disabled')).toBe(false);
    fireEvent.submit(submitButton().closest('form') ?? document.body);
    fireEvent.submit(submitButton().closest('form') ?? document.body);
    await act(async () => answer(sent));
    expect(services.send).toHaveBeenCalledTimes(1);
    expect(services.send.mock.calls[0]).toEqual([
      {
        name: 'Sample Visitor',
        email: 'visitor@sample.example',
        phone: '0300-1234567',
        cnic: '1234567890123',
        message: 'Please call.',
        fileUrl: '',
      },
      'token',
    ]);
    expect(onSent.mock.calls[0]?.[0]).toEqual({ trackingNumber: 'RC-2611-0042' });
    expect(field('name')).toHaveProperty('value', '');
    expect(sessionStorage.length).toBe(0);
  });

  describe('whose captcha is at work', () => {
    async function press(services: ReturnType<typeof fakeServices>) {
      let resolve: (proof: object) => void = () => undefined;
      let reject: (error: Error) => void = () => undefined;
      solve.mockReturnValue(new Promise((...settle) => ([resolve, reject] = settle)));
      const view = renderForm({ services, contact: <a href="tel:021">021</a> });
      await fillIn(view.user);
      await view.user.click(captchaBox());
      await view.user.click(submitButton());
      await waitFor(() => expect(screen.getByText(waiting)).toBeDefined());
      return { ...view, resolve, reject };
    }

    const waiting = 'Your form goes out as soon as the check is done.';
    const button = () => screen.getByRole('button', { name: /Send|Checking/ });
    const done = { token: 'token', expiresAt: undefined };

    it('keeps the press on Send, shows it, and sends once when the captcha is done', async () => {
      const services = fakeServices();
      const { user, resolve, onSent } = await press(services);
      expect(button().getAttribute('aria-busy')).toBe('true');
      expect(screen.queryByRole('alert')).toBeNull();
      await user.click(button());
      await user.type(field('message'), ' Today.');
      expect(services.send).not.toHaveBeenCalled();
      await act(async () => resolve(done));
      await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
      expect(services.send).toHaveBeenCalledTimes(1);
      expect(services.send.mock.calls[0]?.[0]).toMatchObject({ message: 'Please call. Today.' });
      expect(services.send.mock.calls[0]?.[1]).toBe('token');
      expect(screen.queryByText(waiting)).toBeNull();
    });

    it('takes the press back when an answer becomes wrong', async () => {
      const services = fakeServices();
      const { user, resolve } = await press(services);
      await user.clear(field('message'));
      await waitFor(() => expect(screen.queryByText(waiting)).toBeNull());
      expect(field('message').getAttribute('aria-invalid')).toBe('true');
      await act(async () => resolve(done));
      await screen.findByText('Checked.');
      expect(services.send).not.toHaveBeenCalled();
      await user.type(field('message'), 'Now.');
      await user.click(submitButton());
      await waitFor(() => expect(services.send).toHaveBeenCalledTimes(1));
    });

    it('says that the captcha cannot be reached, and how to reach the company', async () => {
      const services = fakeServices();
      const { user, reject } = await press(services);
      await act(async () => reject(new Error('down')));
      await waitFor(() => expect(summary().textContent).toBe('Please correct 1 answerNot checked.'));
      expect(screen.getByRole('link', { name: '021' })).toBeDefined();
      expect(screen.queryByText(waiting)).toBeNull();
      expect(services.send).not.toHaveBeenCalled();
      solve.mockResolvedValue(done);
      await user.click(captchaBox());
      await user.click(button());
      await waitFor(() => expect(services.send).toHaveBeenCalledTimes(1));
    });
  });

  it('shows the fields that the server refuses, in its words', async () => {
    const services = fakeServices();
    const fields = [{ path: 'email', message: 'No such address' }];
    services.send.mockResolvedValue({ kind: 'refused', message: 'Invalid Data!', fields });
    const { user } = renderForm({ services });
    await fillIn(user);
    await user.click(captchaBox());
    await screen.findByText('Checked.');
    await user.click(submitButton());
    await waitFor(() => expect(summary().textContent).toBe('Please correct 1 answerNo such address'));
    expect(toasts().join()).toContain('Invalid Data!');
    expect(captchaBox()).toHaveProperty('checked', false);
    expect(field('name')).toHaveProperty('value', 'Sample Visitor');
  });

  it.each([
    [{ kind: 'failed' }, 'What you typed is kept'],
    [{ kind: 'failed', reference: '7c1d-42' }, 'Reference for our support: \u20667c1d-42\u2069'],
    [{ kind: 'tooMany', seconds: 90 }, 'Try again in 2 minutes.'],
    [{ kind: 'refused', message: 'Not today', fields: [] }, 'Not today'],
  ] as const)('keeps everything when the answer is %o', async (result, message) => {
    const services = fakeServices();
    services.send.mockResolvedValue(result);
    const { user } = renderForm({ services });
    await fillIn(user);
    await user.click(captchaBox());
    await screen.findByText('Checked.');
    await user.click(submitButton());
    await waitFor(() => expect(summary().textContent).toContain(message));
    expect(field('message')).toHaveProperty('value', 'Please call.');
  });

  it('brings back what was typed before, where nothing stands now, and clears it on demand', async () => {
    const draft = { values: { name: 'Sample Visitor', message: 'Hello' }, files: {} };
    sessionStorage.setItem('form.requestCall.en', JSON.stringify(draft));
    const { user } = renderForm({ services: fakeServices() });
    expect(field('name')).toHaveProperty('value', 'Sample Visitor');
    expect(screen.getByText('5 of 500')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(field('name')).toHaveProperty('value', '');
    expect(screen.queryByText('It is back.')).toBeNull();
    expect(sessionStorage.getItem('form.requestCall.en')).toBeNull();
  });

  it('keeps what is typed as it is typed', async () => {
    const { user, unmount } = renderForm({ services: fakeServices() });
    await user.type(field('name'), 'Sample');
    unmount();
    expect(sessionStorage.getItem('form.requestCall.en')).toContain('Sample');
  });

  it('asks for choices, joins ticks by commas and sends what is hidden', async () => {
    const services = fakeServices();
    const { user } = renderForm({
      services,
      form: forms.subscribe,
      captcha: null,
      only: ['name', 'email', 'subscribeFor'],
    });
    await user.type(field('name'), 'Sample Visitor');
    await user.type(field('email'), 'visitor@sample.example');
    await user.click(submitButton());
    await waitFor(() => expect(summary().textContent).toContain('Choose at least one'));
    for (const tick of screen.getAllByRole('checkbox')) await user.click(tick);
    await user.click(submitButton());
    await waitFor(() => expect(services.send).toHaveBeenCalled());
    expect(services.send.mock.calls[0]?.[0]).toMatchObject({
      subscribeFor: 'sms alert,fund manager report',
      phoneNumber: '',
    });
  });

  it('asks for one of a few by dots, and sends what only the page knows', async () => {
    const services = fakeServices();
    const hidden = { vacancy: 'analyst' };
    const { user, unmount } = renderForm({ services, form: forms.contact, captcha: null });
    await user.click(submitButton());
    await waitFor(() => expect(summary().textContent).toContain('Choose one'));
    await user.click(screen.getByRole('radio', { name: 'account' }));
    await waitFor(() => expect(summary().textContent).not.toContain('Choose one'));
    unmount();
    renderForm({
      services,
      form: { name: 'x', fields: { vacancy: forms.career.fields.vacancy } },
      captcha: null,
      hidden,
    });
    await user.click(submitButton());
    await waitFor(() => expect(services.send).toHaveBeenCalledWith(hidden, ''));
  });

  it('cuts what is longer than the rule', () => {
    renderForm({ services: fakeServices() });
    expect(field('message').getAttribute('maxlength')).toBe(String(limits.callMessage));
    expect(field('name').getAttribute('maxlength')).toBe(String(limits.personName));
  });
});
