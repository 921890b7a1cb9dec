import { Agent, request } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Visitors {
  requests: number;
  failures: Map<string, number>;
  slowestMs: number;
}

export interface Target {
  url: string;
  /** Of the host, which may not be known to this machine's resolver. */
  certificate: Buffer;
}

export interface Answer {
  status: number;
  body: string;
}

/** Such a request never reached anybody, and every browser sends it again: the connection it was to use had been closed. */
class ClosedConnection extends Error {}

/** To the loopback, whatever the name, over TLS that is checked. */
export function ask({ url, certificate }: Target, agent: Agent, headers: Record<string, string> = {}): Promise<Answer> {
  const { hostname, port, pathname, search, host } = new URL(url);
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        agent,
        host: '127.0.0.1',
        port,
        path: pathname + search,
        servername: hostname,
        ca: certificate,
        headers: { host, ...headers },
        timeout: 40_000,
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString('utf8') }),
        );
        response.on('error', reject);
      },
    );
    let answered = false;
    sent.on('response', () => {
      answered = true;
    });
    sent.on('timeout', () => sent.destroy(new Error('no answer within 40 s')));
    sent.on('error', (error) => reject(sent.reusedSocket && !answered ? new ClosedConnection(error.message) : error));
    sent.end();
  });
}

async function askLikeBrowsers(target: Target, agent: Agent): Promise<Answer> {
  try {
    return await ask(target, agent);
  } catch (error) {
    if (error instanceof ClosedConnection) return ask(target, agent);
    throw error;
  }
}

const pauseMs = 20;

async function visit(urls: readonly string[], certificate: Buffer, seen: Visitors, signal: AbortSignal): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const fail = (what: string) => seen.failures.set(what, (seen.failures.get(what) ?? 0) + 1);
  while (!signal.aborted) {
    const url = urls[Math.floor(Math.random() * urls.length)] ?? '';
    const startedAt = performance.now();
    try {
      const { status } = await askLikeBrowsers({ url, certificate }, agent);
      if (status !== 200) fail(`${status} ${url}`);
    } catch (error) {
      fail(`${error instanceof Error ? error.message : error} ${url}`);
    }
    seen.requests += 1;
    seen.slowestMs = Math.max(seen.slowestMs, performance.now() - startedAt);
    await sleep(pauseMs);
  }
  agent.destroy();
}

/** Many at once ask for these addresses, over and over, while the work is done: everything but 200 is a failure. */
export async function visitedDuring(
  urls: readonly string[],
  certificate: Buffer,
  work: () => Promise<void>,
  count = 20,
): Promise<Visitors> {
  const seen: Visitors = { requests: 0, failures: new Map(), slowestMs: 0 };
  const stop = new AbortController();
  const visitors = Array.from({ length: count }, () => visit(urls, certificate, seen, stop.signal));
  try {
    await work();
  } finally {
    stop.abort();
    await Promise.all(visitors);
  }
  return seen;
}
