import { lookup } from 'node:dns/promises';
import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import { limits } from '@fundfront/content-model';
import { isLoopbackIp, isPublicIp } from './publicAddress.ts';
import type { WebhookPort, WebhookRequest, WebhookResponse } from './webhooks.ts';

export interface ResolvedAddress {
  address: string;
  family: number;
}

interface Options {
  /** For development and tests: also by plain HTTP. */
  allowLoopback: boolean;
  timeoutMs?: number;
  resolve?: (hostname: string) => Promise<ResolvedAddress[]>;
}

class Refused extends Error {}

const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '');

const systemResolve = (hostname: string) => lookup(hostname, { all: true, verbatim: true });

/** A character of UTF-8 takes four bytes at most. */
const responseBytes = limits.webhookResponseLength * 4;

async function readBeginning(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response) {
    chunks.push(Buffer.from(chunk));
    bytes += chunk.length;
    if (bytes >= responseBytes) break;
  }
  // PostgreSQL stores no NUL in text.
  const text = Buffer.concat(chunks).toString('utf8').replaceAll('\0', '');
  return text.slice(0, limits.webhookResponseLength);
}

function messageOf(error: unknown): string {
  if (error instanceof Refused) return error.message;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'Its host name could not be resolved';
  if (code === 'ECONNREFUSED') return 'Nothing listens there';
  if (code === 'ECONNRESET' || code === 'EPIPE') return 'The connection was broken off';
  if (/CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO_VERIFY/.test(code)) return `Its certificate is not accepted (${code})`;
  return code ? `The connection failed (${code})` : 'The connection failed';
}

/**
 * The host name is resolved before each request, all that it names is checked, and the connection goes to just what was
 * checked: a name that leads elsewhere a moment later is of no use.
 */
export function httpWebhooks(options: Options): WebhookPort {
  const { allowLoopback, timeoutMs = limits.webhookTimeoutMs, resolve = systemResolve } = options;

  function parse(text: string): URL {
    if (!URL.canParse(text)) throw new Refused('Give an address that starts with https://');
    const url = new URL(text);
    if (url.username || url.password) throw new Refused('An address with a name or password in it is not sent to');
    if (url.protocol === 'https:' || (allowLoopback && url.protocol === 'http:')) return url;
    throw new Refused('Give an address that starts with https://');
  }

  async function allowed(url: URL): Promise<ResolvedAddress[]> {
    const addresses = await resolve(hostOf(url));
    if (addresses.length === 0) throw new Refused('Its host name could not be resolved');
    for (const { address } of addresses) {
      const isLocal = allowLoopback && isLoopbackIp(address);
      if (!isLocal && !isPublicIp(address)) throw new Refused('It leads into a private network: nothing is sent there');
      if (!isLocal && url.protocol !== 'https:') throw new Refused('Give an address that starts with https://');
    }
    return addresses;
  }

  async function exchange({ url: text, headers, body }: WebhookRequest, signal: AbortSignal): Promise<WebhookResponse> {
    const url = parse(text);
    const addresses = await allowed(url);
    const pinned: NonNullable<RequestOptions['lookup']> = (_hostname, { all }, callback) => {
      const [first] = addresses;
      if (all) callback(null, addresses);
      else callback(null, first?.address ?? '', first?.family);
    };
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const response = await new Promise<IncomingMessage>((answered, failed) => {
      const request = send(url, { method: 'POST', headers, lookup: pinned, agent: false, signal }, answered);
      request.once('error', failed);
      request.end(body);
    });
    return { status: response.statusCode ?? 0, body: await readBeginning(response) };
  }

  /** Also the resolver's time counts, which nothing can abort. */
  async function inTime<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    const finished = new AbortController();
    const late = sleep(timeoutMs, undefined, { signal: finished.signal }).then(() => {
      throw new Refused(`No response within ${timeoutMs / 1_000} s`);
    });
    const timeout = AbortSignal.timeout(timeoutMs + 100);
    try {
      return await Promise.race([work(timeout), late]);
    } catch (error) {
      throw new Error(messageOf(error), { cause: error });
    } finally {
      finished.abort();
      late.catch(() => {});
    }
  }

  return {
    async refusal(url) {
      try {
        await inTime(() => allowed(parse(url)));
        return null;
      } catch (error) {
        return error instanceof Error ? error.message : String(error);
      }
    },
    send: (request) => inTime((signal) => exchange(request, signal)),
  };
}
