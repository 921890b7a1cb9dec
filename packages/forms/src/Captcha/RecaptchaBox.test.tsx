import { render, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import RecaptchaBox from './RecaptchaBox.tsx';

it('says that the service cannot be reached when its script does not load', async () => {
  const onUnreachable = vi.fn();
  const onToken = vi.fn();
  render(
    <RecaptchaBox
      siteKey="key"
      locale="en"
      theme="light"
      size="normal"
      resetKey={0}
      onToken={onToken}
      onUnreachable={onUnreachable}
    />,
  );
  document.querySelector('script[src*="recaptcha"]')?.dispatchEvent(new Event('error'));
  await waitFor(() => expect(onUnreachable).toHaveBeenCalled());
  expect(onToken).not.toHaveBeenCalled();
});
