import { type APIRequestContext, expect } from '@playwright/test';

/** Whether the text of an answer holds some words. Page texts are long: a failure should not print them. */
export async function pageContains(request: APIRequestContext, url: string, text: string): Promise<boolean> {
  return (await (await request.get(url)).text()).includes(text);
}

/**
 * Expects that an address shows some words soon after they were published. The page that was published shows them at its
 * very next request; others that hold them may serve their old copy once more while the new one is drawn.
 */
export async function expectPageContains(request: APIRequestContext, url: string, text: string, there = true) {
  await expect.poll(() => pageContains(request, url, text), url).toBe(there);
}
