import { type APIRequestContext, expect } from '@playwright/test';

/** Whether the text of an answer holds some words. Page texts are long: a failure should not print them. */
export async function shows(request: APIRequestContext, address: string, text: string): Promise<boolean> {
  return (await (await request.get(address)).text()).includes(text);
}

/**
 * Expects that an address shows some words soon after they were published. The page that was published shows them at its
 * very next request; others that hold them may serve their old copy once more while the new one is drawn.
 */
export async function expectSoon(request: APIRequestContext, address: string, text: string, there = true) {
  await expect.poll(() => shows(request, address, text), { message: address, timeout: 5_000 }).toBe(there);
}
