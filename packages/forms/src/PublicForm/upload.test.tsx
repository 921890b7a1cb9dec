import { limits } from '@fundfront/content-model/limits';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { UploadOptions, UploadResult } from './services.ts';
import { captchaBox, cleanupForm, fakeServices, fillIn, renderForm, submitButton } from './testUtils.tsx';

vi.mock('../Captcha/solve.ts', () => ({ solve: async () => ({ token: 'token', expiresAt: undefined }) }));

const path = '/api/forms/uploads/visitor-1.png';
const picture = new File(['x'], 'cat.png', { type: 'image/png' });
const input = () => screen.getByLabelText('Choose a file');

function heldUpload(services: ReturnType<typeof fakeServices>) {
  const held: { options?: UploadOptions; end: (result: UploadResult) => void } = { end: () => undefined };
  services.upload.mockImplementation(
    (_kind, _file, options) =>
      new Promise((resolve) => {
        held.options = options;
        held.end = resolve;
      }),
  );
  return held;
}

describe('uploads of a form', () => {
  beforeEach(() => sessionStorage.clear());
  afterEach(cleanupForm);

  it('go at once, show how far they are, and become the value', async () => {
    const services = fakeServices();
    const held = heldUpload(services);
    const { user } = renderForm({ services });
    await user.upload(input(), picture);
    expect(services.upload.mock.calls[0]?.slice(0, 2)).toEqual(['image', picture]);
    act(() => held.options?.onProgress(0.4));
    expect(screen.getByRole('progressbar', { name: 'Uploading cat.png' }).getAttribute('aria-valuenow')).toBe('40');
    await act(async () => held.end({ kind: 'uploaded', path }));
    expect(screen.getByText('cat.png')).toBeDefined();
    await fillIn(user);
    await user.click(captchaBox());
    await screen.findByText('Checked.');
    await user.click(submitButton());
    await waitFor(() => expect(services.send).toHaveBeenCalled());
    expect(services.send.mock.calls[0]?.[0]).toMatchObject({ fileUrl: path });
  });

  it('can be taken back while they go and when they are there', async () => {
    const services = fakeServices();
    const held = heldUpload(services);
    const { user, unmount } = renderForm({ services });
    await user.upload(input(), picture);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(held.options?.signal.aborted).toBe(true);
    await act(async () => held.end({ kind: 'cancelled' }));
    services.upload.mockResolvedValue({ kind: 'uploaded', path });
    await user.upload(input(), picture);
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    expect(input()).toBeDefined();
    unmount();
    expect(sessionStorage.getItem('form.requestCall.en')).toBeNull();
  });

  it('are refused by name and size before they go', async () => {
    const services = fakeServices();
    renderForm({ services });
    const large = new File(['x'], 'large.png');
    Object.defineProperty(large, 'size', { value: limits.uploadBytes + 1 });
    fireEvent.change(input(), { target: { files: [large] } });
    expect(screen.getByText('File size must be less than 10MB.')).toBeDefined();
    fireEvent.change(input(), { target: { files: [new File(['x'], 'cat.pdf')] } });
    expect(screen.getByText('Invalid file type. Please upload a image.')).toBeDefined();
    expect(services.upload).not.toHaveBeenCalled();
  });

  it.each([
    [{ kind: 'refused', message: 'Please upload a valid file.' }, 'Please upload a valid file.'],
    [{ kind: 'failed' }, 'Failed to upload image. Please try again.'],
  ] as const)('say what is wrong when the answer is %o', async (result, message) => {
    const services = fakeServices();
    services.upload.mockResolvedValue(result);
    const { user } = renderForm({ services });
    await user.upload(input(), picture);
    expect(await screen.findByText(message, { selector: 'fieldset *' })).toBeDefined();
  });

  it('are waited for', async () => {
    const services = fakeServices();
    heldUpload(services);
    const { user } = renderForm({ services });
    await fillIn(user);
    await user.upload(input(), picture);
    await user.click(captchaBox());
    await screen.findByText('Checked.');
    await user.click(submitButton());
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Wait for the file'));
    expect(services.send).not.toHaveBeenCalled();
  });

  it('come back with what was typed', async () => {
    const draft = { values: { fileUrl: path }, files: { fileUrl: { path, name: 'cat.png', bytes: 2048 } } };
    sessionStorage.setItem('form.requestCall.en', JSON.stringify(draft));
    const services = fakeServices();
    const { user } = renderForm({ services });
    expect(screen.getByText('cat.png')).toBeDefined();
    await fillIn(user);
    await user.click(captchaBox());
    await screen.findByText('Checked.');
    await user.click(submitButton());
    await waitFor(() => expect(services.send).toHaveBeenCalled());
    expect(services.send.mock.calls[0]?.[0]).toMatchObject({ fileUrl: path });
  });
});
