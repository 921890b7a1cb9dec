import type { IncomingMessage, ServerResponse } from 'node:http';
import { type CompressedBody, sendCompressed } from './compress.ts';

export interface BodyRule {
  matches: (response: ServerResponse) => boolean;
  /** Null keeps the body. Headers may still be changed. */
  replace: (request: IncomingMessage, response: ServerResponse, original: Buffer) => Promise<CompressedBody | null>;
}

/**
 * The first matching rule applies. Must be called before anything is written.
 * @param acceptEncoding the client's own: the request may no longer have it
 */
export function replaceBody(
  request: IncomingMessage,
  response: ServerResponse,
  acceptEncoding: string,
  rules: readonly BodyRule[],
): void {
  // The router's own requests want their own format.
  if (request.method !== 'GET' || request.headers.rsc !== undefined) return;
  const { writeHead, write, end, flushHeaders } = response;
  const chunks: Buffer[] = [];
  let found: BodyRule | null | undefined;

  const rule = () => {
    if (found !== undefined) return found;
    const isDocument = String(response.getHeader('content-type')).startsWith('text/html');
    found = (isDocument && rules.find(({ matches }) => matches(response))) || null;
    return found;
  };
  const collect = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  const finish = async ({ replace }: BodyRule) => {
    const original = Buffer.concat(chunks);
    const body = await replace(request, response, original).catch(() => null);
    Object.assign(response, { writeHead, write, end, flushHeaders });
    if (body) sendCompressed(response, body, acceptEncoding);
    else response.end(original);
  };

  Object.assign(response, {
    writeHead: (status: number, ...rest: unknown[]) => {
      response.statusCode = status;
      return rule() ? response : Reflect.apply(writeHead, response, [status, ...rest]);
    },
    flushHeaders: () => {
      if (!rule()) Reflect.apply(flushHeaders, response, []);
    },
    write: (...args: unknown[]) => {
      if (!rule()) return Reflect.apply(write, response, args);
      collect(args[0]);
      return true;
    },
    end: (...args: unknown[]) => {
      const matched = rule();
      if (!matched) return Reflect.apply(end, response, args);
      collect(args[0]);
      void finish(matched);
      return response;
    },
  });
}

const refresh = /<meta\b[^>]*\bhttp-equiv="refresh"[^>]*\bcontent="\d+;url=([^"]*)"/;
const entities: Record<string, string> = { '&amp;': '&', '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>' };

function refreshTarget(html: string): string | undefined {
  const written = refresh.exec(html)?.[1];
  return written?.replace(/&(?:amp|quot|#x27|lt|gt);/g, (entity) => entities[entity] ?? entity);
}

const digest = /NEXT_REDIRECT;(?:replace|push);([^"]*?);30[78];/;

/** The target stands in JSON, in a string of a script. */
function digestTarget(html: string): string | undefined {
  const written = digest.exec(html)?.[1];
  if (written === undefined) return undefined;
  const json: unknown = JSON.parse(`"${written}"`);
  const target: unknown = JSON.parse(`"${String(json)}"`);
  return String(target);
}

/** Where a document of a redirect leads: it says so to browsers without scripts, or only to the router. */
export function redirectTarget(html: string): string | undefined {
  return refreshTarget(html) ?? digestTarget(html);
}

/**
 * Next renders a page that grew old after the old copy was sent, and what such a rendering sets as a header is lost:
 * the redirect is cached without `Location`. Its document still names the place.
 */
export const redirectLocation: BodyRule = {
  matches: (response) =>
    (response.statusCode === 307 || response.statusCode === 308) && response.getHeader('location') === undefined,
  replace: async (_request, response, original) => {
    const target = redirectTarget(original.toString('utf8'));
    if (target !== undefined) response.setHeader('location', target);
    return null;
  },
};
