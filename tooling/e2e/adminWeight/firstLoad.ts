import { limits } from '@fundfront/content-model/limits';
import { calls } from '@fundfront/content-model/wire';
import type { Page } from '@playwright/test';

export const loadKinds = ['page', 'script', 'style', 'font', 'json', 'other'] as const;
export type LoadKind = (typeof loadKinds)[number];

export interface Loaded {
  kind: LoadKind;
  path: string;
  /** Of the body, as it was sent. */
  bytes: number;
  encoding: string | undefined;
}

function kindOf(type: string, mimeType: string): LoadKind {
  if (type === 'Document') return 'page';
  if (type === 'Script') return 'script';
  if (type === 'Stylesheet') return 'style';
  if (type === 'Font') return 'font';
  return mimeType.includes('json') ? 'json' : 'other';
}

const shortestPollMs = Math.min(limits.presenceMs, limits.sessionCheckMs);

/** All that a page loads until it is quiet; in Chromium, on an empty cache. */
export async function firstLoad(page: Page, url: string): Promise<Loaded[]> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.clearBrowserCache');
  const measured = new Set<string>();
  const loaded = new Map<string, Loaded>();
  // That the session lasts is asked by time from the beginning on.
  const firstAt = new Map([[new URL(calls.checkSession.path, url).href, 0]]);
  network.on('Network.responseReceived', ({ requestId, type, response, timestamp }) => {
    // A slow load meets the screen's own polls: these belong to no load.
    const first = firstAt.get(response.url) ?? timestamp;
    firstAt.set(response.url, first);
    if ((timestamp - first) * 1_000 >= shortestPollMs) return;
    const headers = new Headers(response.headers);
    const length = Number(headers.get('content-length') ?? 0);
    if (length > 0) measured.add(requestId);
    const encoding = headers.get('content-encoding') ?? undefined;
    const path = new URL(response.url).pathname;
    loaded.set(requestId, { kind: kindOf(type, response.mimeType), path, bytes: length, encoding });
  });
  network.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const response = loaded.get(requestId);
    // The browser says little of the document's own bytes: where the length is measured, that holds.
    if (response && !measured.has(requestId)) response.bytes += encodedDataLength;
  });
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  // What waits for an idle moment, and what that loads.
  await page.waitForTimeout(3_000);
  await page.waitForLoadState('networkidle');
  await network.detach();
  return [...loaded.values()];
}

const isNastaliq = ({ path }: Loaded) => path.includes('nastaliq');

/** In kilobytes: all, each kind, and of the fonts the Nastaliq. */
export function weigh(loaded: readonly Loaded[]) {
  const kilobytes = (some: readonly Loaded[]) => some.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000;
  const ofKind = (kind: LoadKind) => kilobytes(loaded.filter((each) => each.kind === kind));
  return {
    kinds: new Map(loadKinds.map((kind) => [kind, ofKind(kind)])),
    nastaliq: kilobytes(loaded.filter(isNastaliq)),
    all: kilobytes(loaded),
    requests: loaded.length,
  };
}
