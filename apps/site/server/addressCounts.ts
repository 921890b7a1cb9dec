import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** As the API takes them: a test compares these with the limits of the product. */
export const maxAddresses = 200;
export const maxAddressLength = 300;

const sendAfterMs = 5_000;

type Source = 'search' | 'own' | 'elsewhere' | 'typed' | 'machine';
type Outcome = 'missed' | 'redirected';

interface Count {
  outcome: Outcome;
  path: string;
  source: Source;
  hits: number;
}

const machine = /bot|crawl|spider|slurp|curl|wget|python|scan|http-client|headless|monitor/i;
/** Addresses that only programs looking for weak spots ask for. */
const probed = /\.(?:php|env|git|aspx?|sql|bak|zip|ini|ya?ml|cgi)\b|\/(?:wp-|\.)/i;
const searchEngine = /(?:^|\.)(?:google|bing|duckduckgo|yahoo|yandex|baidu|ecosia|qwant|brave)\./i;
const notPages = /^\/(?:api|hooks|as-of|_next|fonts|patterns|og)(?:\/|$)/;
/** May be an e-mail address, a telephone or an identity card's number, or a token. */
const personal = /@|\d{7,}|[\w-]{32,}/;

export function sourceOf({ headers }: Pick<IncomingMessage, 'headers'>, path: string): Source {
  if (probed.test(path) || machine.test(headers['user-agent'] ?? 'bot')) return 'machine';
  const { referer, host } = headers;
  if (!referer || !URL.canParse(referer)) return 'typed';
  const from = new URL(referer);
  if (from.host === host) return 'own';
  return searchEngine.test(from.hostname) ? 'search' : 'elsewhere';
}

/** Null for what is not counted: files and calls, and paths that could tell who asked. */
export function countedPath(url: string): string | null {
  const raw = url.split(/[?#]/, 1)[0] ?? '';
  if (notPages.test(raw) || raw.length > maxAddressLength) return null;
  try {
    const path = decodeURI(raw)
      .replace(/^\/website(?=\/)/, '')
      .replace(/\/+$/, '');
    return path === '' || path.includes('\0') || personal.test(path) ? null : path;
  } catch {
    return null;
  }
}

interface Options {
  send: (counts: readonly Count[]) => Promise<void>;
  /** Milliseconds that counts are gathered for. */
  pauseMs?: number;
}

/**
 * Counts in memory and sends now and then, so that no request waits or writes. What a crawler asks for beyond the bound
 * is dropped; what could not be sent is kept for the next time.
 */
export function addressCounter({ send, pauseMs = sendAfterMs }: Options) {
  const counts = new Map<string, Count>();
  let waiting = false;

  function add(count: Count): void {
    const key = `${count.outcome} ${count.source} ${count.path}`;
    const known = counts.get(key);
    if (known) known.hits += count.hits;
    else if (counts.size < maxAddresses) counts.set(key, count);
  }

  async function flush(): Promise<void> {
    waiting = false;
    const sent = [...counts.values()];
    counts.clear();
    await send(sent).catch(() => {
      for (const count of sent) add(count);
    });
  }

  return {
    /** @param status 404, 307 or 308 are counted */
    count(request: IncomingMessage, status: number): void {
      const outcome = status === 404 ? 'missed' : status === 307 || status === 308 ? 'redirected' : null;
      const path = outcome && countedPath(request.url ?? '/');
      if (!outcome || !path) return;
      add({ outcome, path, source: sourceOf(request, path), hits: 1 });
      if (waiting) return;
      waiting = true;
      setTimeout(() => void flush(), pauseMs).unref();
    },
  };
}

interface Receiver {
  apiUrl: string;
  /** Shared with the API; without it nothing is sent. */
  secret: string | undefined;
}

/** What it answers throws where the API does not take the counts. */
export function countsSender({ apiUrl, secret }: Receiver): Options['send'] {
  return async (counts) => {
    if (!secret) return;
    const body = JSON.stringify({ counts, sentAt: Date.now() });
    const response = await fetch(`${apiUrl}/api/site/address-counts`, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        'x-fundfront-signature': createHmac('sha256', secret).update(body).digest('hex'),
      },
      signal: AbortSignal.timeout(5_000),
    });
    await response.arrayBuffer();
    // A refusal stays one: the same counts would be refused again.
    if (response.status >= 500) throw new Error(`The API answered ${response.status}`);
  };
}
