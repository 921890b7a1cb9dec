import { type APIRequestContext, expect } from '@playwright/test';

/** Page texts are long: a failure should not print them. */
export async function pageContains(request: APIRequestContext, url: string, text: string): Promise<boolean> {
  return (await (await request.get(url)).text()).includes(text);
}

/** The published page is current at its very next request; others that list it may serve an old copy once more. */
export async function expectPageContains(request: APIRequestContext, url: string, text: string, there = true) {
  await expect.poll(() => pageContains(request, url, text), url).toBe(there);
}
