import http, { type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { acceptedEncoding, compress } from '@fundfront/web-server/encodings';
import { type Finishing, finishBody } from './finishPage.ts';
import { htmlEncoding } from './htmlEncoding.ts';
import { pastPrefix, stayInPast } from './pastPages.ts';
import { type RenderedResponse, type Renderer, RendererUnavailable } from './renderer.ts';
import { withoutPreloads } from './stripScripts.ts';
import { withStyles } from './stylePolicy.ts';

const responseMs = 20_000;

const ofConnection = ['connection', 'keep-alive', 'transfer-encoding', 'content-encoding', 'content-length', 'etag'];

export interface Rendering {
  renderer: Renderer;
  finishing: Finishing | null;
  headers: Readonly<Record<string, string>>;
  status?: number;
}

/**
 * What depends on its request: rendered for it, finished as any page is, and stored nowhere.
 * @returns null where it was sent; else what Next answered in place of a page, for a document of ours to be sent
 */
export async function renderForRequest(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  { renderer, finishing, headers, status: wanted = 200 }: Rendering,
): Promise<RenderedResponse | null> {
  const { port, agent } = await renderer.origin();
  const { 'accept-encoding': _, connection: __, ...asked } = request.headers;
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, agent, headers: asked, timeout: responseMs };
    const passed = http.get(options, (rendered) => {
      const status = rendered.statusCode ?? 500;
      const isHtml = rendered.headers['content-type']?.startsWith('text/html') ?? false;
      if (!isHtml && status < 400) {
        const own: OutgoingHttpHeaders = { ...rendered.headers, ...withStyles(headers) };
        for (const name of ['connection', 'keep-alive']) delete own[name];
        response.writeHead(status, own);
        rendered.pipe(response);
        rendered.once('end', () => resolve(null));
        rendered.once('error', reject);
        return;
      }
      buffer(rendered)
        .then(async (body) => {
          if (status >= 400) return resolve({ status, headers: rendered.headers, body });
          const prefix = pastPrefix(path);
          const html = prefix ? Buffer.from(stayInPast(body.toString(htmlEncoding), prefix), htmlEncoding) : body;
          const found = { status: status === 200 ? wanted : status, headers: rendered.headers, body: html };
          await sendRendered(request, response, found, { finishing, headers });
          resolve(null);
        })
        .catch(reject);
    });
    passed.on('timeout', () => passed.destroy(new RendererUnavailable('The renderer does not answer')));
    passed.on('error', reject);
    response.once('close', () => passed.destroy());
  });
}

export async function sendRendered(
  request: IncomingMessage,
  response: ServerResponse,
  rendered: RenderedResponse,
  { finishing, headers }: Pick<Rendering, 'finishing' | 'headers'>,
): Promise<void> {
  const { body, styles } = await finishBody(rendered, null, finishing);
  const own: OutgoingHttpHeaders = { ...rendered.headers, ...withStyles(headers, styles) };
  for (const name of ofConnection) delete own[name];
  if (finishing && own.link) own.link = withoutPreloads(String(own.link));
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const sent = encoding ? await compress(body, encoding, 'once') : body;
  const encoded = encoding ? { 'content-encoding': encoding } : {};
  response.writeHead(rendered.status, { ...own, ...encoded, vary: 'accept-encoding', 'content-length': sent.length });
  response.end(sent);
}
