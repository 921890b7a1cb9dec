import { afterAll, vi } from 'vitest';

// What React has still to do after the last test fails the file once the window is gone.
afterAll(async () => {
  if (typeof document === 'undefined') return;
  await vi.dynamicImportSettled();
  await new Promise((resolve) => setTimeout(resolve, 50));
});
