import { revisionIn } from '@fundfront/content-model/wire';
import { etagOf } from '@fundfront/web-server/assets';
import { compress, fromBrotli } from '@fundfront/web-server/encodings';
import { chromeIn, chromePathOf, chromePaths, insertChrome, readChrome } from './chrome.ts';
import { inlineCriticalCss, type StylesOf } from './criticalCss.ts';
import { htmlEncoding } from './htmlEncoding.ts';
import { addLoader, type BuiltIslands, type IslandProps, shortenProps } from './islands.ts';
import type { StoredPage } from './pageStore.ts';
import type { RenderedResponse } from './renderer.ts';
import { renameInHtml, type ShortNames } from './shortNames.ts';
import { stripScripts, withoutPreloads } from './stripScripts.ts';
import { stylePolicy } from './stylePolicy.ts';

/** Seconds after which a page is made anew even without a message of a change. */
const defaultMaxAge = 300;

const storedHeaders = ['content-type', 'location', 'x-robots-tag', 'link'] as const;

export interface Finishing {
  stylesOf: StylesOf;
  islands: BuiltIslands | null;
  names: ShortNames;
  chromeOf: (path: string) => Promise<StoredPage>;
}

export interface Finished {
  body: Buffer;
  props?: IslandProps | undefined;
  styles?: ReturnType<typeof stylePolicy> | undefined;
  composed?: { source: string; chrome: StoredPage } | undefined;
}

/** @param source with short names and short props, as header and footer have them */
async function finishHtml(
  source: string,
  path: string | null,
  { stylesOf, islands, chromeOf }: Finishing,
): Promise<Finished> {
  const chromePath = chromePathOf(source);
  const chrome = chromePath === null ? null : await chromeOf(chromePath);
  const whole = chrome ? insertChrome(source, await chromeIn(chrome)) : source;
  const { html, css, sheet } = inlineCriticalCss(whole, stylesOf);
  const composed = chrome ? { source, chrome } : undefined;
  const finished = islands ? addLoader(html, sheet, islands, path) : { html };
  const styles = stylePolicy(finished.html, css);
  return { body: Buffer.from(finished.html, htmlEncoding), props: finished.props, styles, composed };
}

/**
 * The HTML of a page as browsers get it; other texts stay. Throws where Next wrote what must not be taken out.
 * @param path null for what is stored nowhere
 */
export async function finishBody(
  { headers, body }: RenderedResponse,
  path: string | null,
  finishing: Finishing | null,
): Promise<Finished> {
  if (!finishing || !headers['content-type']?.startsWith('text/html')) return { body };
  const source = shortenProps(renameInHtml(stripScripts(body.toString(htmlEncoding)), finishing.names));
  return finishHtml(source, path, finishing);
}

function maxAgeOf({ headers }: RenderedResponse): number {
  return Number(/\bs-maxage=(\d+)/.exec(headers['cache-control'] ?? '')?.[1] ?? defaultMaxAge);
}

async function compressed({
  body,
  props,
  styles,
}: Finished): Promise<Pick<StoredPage, 'styles' | 'etag' | 'br' | 'props'>> {
  const [br, ofProps] = await Promise.all([compress(body, 'br', 'once'), props && compress(props.text, 'br', 'once')]);
  return { styles, etag: etagOf(body), br, props: props && ofProps && { version: props.version, br: ofProps } };
}

async function chromeOfPage({ composed }: Finished): Promise<StoredPage['chrome']> {
  if (!composed) return undefined;
  const { path, etag } = composed.chrome;
  return { path, etag, source: await compress(Buffer.from(composed.source, htmlEncoding), 'br', 'once') };
}

/** A string of its own: V8 would keep the whole document in memory for one that is a part of it. */
function revisionOf(body: Buffer): string | undefined {
  const revision = revisionIn(body.toString(htmlEncoding));
  return revision && Buffer.from(revision).toString();
}

/** Compressed well enough to be sent at once; {@link repackPage} does it better later. */
export async function finishPage(
  path: string,
  response: RenderedResponse,
  tags: readonly string[],
  finishing: Finishing | null,
): Promise<StoredPage> {
  const { status } = response;
  const finished = status === 200 ? await finishBody(response, path, finishing) : { body: Buffer.alloc(0) };
  // One that pages cannot have their header from must not take the place of one that they can.
  if (finishing && chromePaths.has(path)) readChrome(finished.body.toString(htmlEncoding));
  const headers: Record<string, string> = {};
  for (const name of storedHeaders) {
    const value = response.headers[name];
    if (value !== undefined) headers[name] = name === 'link' ? withoutPreloads(String(value)) : String(value);
  }
  const renderedAt = Date.now();
  const expiresAt = renderedAt + maxAgeOf(response) * 1_000;
  const revision = revisionOf(finished.body);
  const [body, ownChrome] = await Promise.all([compressed(finished), chromeOfPage(finished)]);
  return { path, status, headers, tags, revision, renderedAt, expiresAt, ...body, chrome: ownChrome };
}

/** The page with another version of its header and footer, without rendering it again. */
export async function recomposePage(
  page: StoredPage,
  chrome: StoredPage,
  finishing: Finishing | null,
): Promise<StoredPage> {
  if (!page.chrome || !finishing) return page;
  const source = (await fromBrotli(page.chrome.source)).toString(htmlEncoding);
  const finished = await finishHtml(source, page.path, { ...finishing, chromeOf: async () => chrome });
  return { ...page, ...(await compressed(finished)), gzip: undefined, chrome: { ...page.chrome, etag: chrome.etag } };
}

export async function repackPage(page: StoredPage): Promise<StoredPage> {
  const body = await fromBrotli(page.br);
  const [br, gzip] = await Promise.all([compress(body, 'br', 'best'), compress(body, 'gzip', 'best')]);
  const props = page.props && { ...page.props, br: await compress(await fromBrotli(page.props.br), 'br', 'best') };
  return { ...page, br: br.length < page.br.length ? br : page.br, gzip, props };
}
