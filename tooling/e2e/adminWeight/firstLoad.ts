import type { Page } from '@playwright/test';

export type LoadKind = 'page' | 'script' | 'style' | 'font' | 'json' | 'other';

export interface FirstLoad {
  bytes: Record<LoadKind, number>;
  requests: Record<LoadKind, number>;
  /** Names of the build's scripts. */
  scripts: string[];
}

function kindOf(type: string, mimeType: string): LoadKind {
  if (type === 'Document') return 'page';
  if (type === 'Script') return 'script';
  if (type === 'Stylesheet') return 'style';
  if (type === 'Font') return 'font';
  return mimeType.includes('json') ? 'json' : 'other';
}

const none = (): Record<LoadKind, number> => ({ page: 0, script: 0, style: 0, font: 0, json: 0, other: 0 });

/** Bodies as they came over the network, of all that a page loads until it is quiet; in Chromium, on an empty cache. */
export async function firstLoad(page: Page, url: string): Promise<FirstLoad> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.clearBrowserCache');
  const kinds = new Map<string, LoadKind>();
  const load: FirstLoad = { bytes: none(), requests: none(), scripts: [] };
  network.on('Network.responseReceived', ({ requestId, type, response }) => {
    const kind = kindOf(type, response.mimeType);
    kinds.set(requestId, kind);
    load.requests[kind] += 1;
    if (kind === 'script') load.scripts.push(new URL(response.url).pathname);
  });
  network.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind) load.bytes[kind] += encodedDataLength;
  });
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  // What waits for an idle moment, and what that loads.
  await page.waitForTimeout(3_000);
  await page.waitForLoadState('networkidle');
  await network.detach();
  return load;
}
