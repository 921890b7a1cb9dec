import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import http, { type IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { requestIdHeader } from '@fundfront/web-server/requestId';
import type { Clearing, TakenIn } from './cacheHandler.ts';

export interface RenderedResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Headers by which what the API is asked belongs to a request. */
export type RequestIds = Readonly<Record<string, string>>;

export interface PageTags {
  path: string;
  tags: readonly string[];
}

export interface RendererOptions {
  script: string;
  args?: readonly string[];
  preload?: string;
  cwd: string;
  env: NodeJS.ProcessEnv;
  log: (sentence: string) => void;
}

const responseMs = 20_000;
/** Above the pause after which the agent's sockets are closed here, so that no request meets a socket that is closing. */
const rendererKeepAliveMs = 120_000;
const agentTimeoutMs = 60_000;
const tagsMs = 1_000;
/** To whom says nothing of itself Next sends metadata late, with a script (`htmlLimitedBots` in next.config.ts). */
const userAgent = 'fundfront-site';
const maxHeapMb = 256;
const shortestPauseMs = 200;
const longestPauseMs = 10_000;
const healthyMs = 30_000;
const stopMs = 5_000;

export class RendererUnavailable extends Error {}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

function isPageTags(message: unknown): message is PageTags {
  return typeof message === 'object' && message !== null && 'path' in message && 'tags' in message;
}

function isTakenIn(message: unknown): message is TakenIn {
  return typeof message === 'object' && message !== null && 'takenIn' in message;
}

/** Next's own server as a child process: watched, and started again with growing pauses. */
export class Renderer {
  readonly #options: RendererOptions;
  readonly #agent = new http.Agent({ keepAlive: true, maxSockets: 64, timeout: agentTimeoutMs });
  readonly #waiting = new Map<string, (tags: readonly string[]) => void>();
  #child: ChildProcess | undefined;
  #port: Promise<number>;
  #setPort: (port: number) => void = () => {};
  /** False until the child loads what takes clearings in: it has no read that could be old. */
  #takesIn = false;
  #sent = 0;
  #forgetting: PromiseWithResolvers<void> | null = null;
  #pauseMs = shortestPauseMs;
  #stopping = false;
  #restarts = 0;

  constructor(options: RendererOptions) {
    this.#options = options;
    this.#port = this.#nextPort();
    void this.#start();
  }

  #nextPort(): Promise<number> {
    const { promise, resolve } = Promise.withResolvers<number>();
    this.#setPort = resolve;
    return promise;
  }

  async #start(): Promise<void> {
    const { script, args = [], preload, cwd, env, log } = this.#options;
    const port = await freePort();
    if (this.#stopping) return;
    const startedAt = Date.now();
    const child = fork(script, args, {
      cwd,
      env: {
        ...env,
        PORT: String(port),
        HOSTNAME: '127.0.0.1',
        KEEP_ALIVE_TIMEOUT: String(rendererKeepAliveMs),
        ...(preload && { NEXT_MANUAL_SIG_HANDLE: 'true' }),
      },
      execArgv: [`--max-old-space-size=${maxHeapMb}`, ...(preload ? ['--import', pathToFileURL(preload).href] : [])],
    });
    this.#child = child;
    child.on('message', (message) => {
      if (isPageTags(message)) this.#waiting.get(message.path)?.(message.tags);
      if (!isTakenIn(message)) return;
      this.#takesIn = true;
      this.#takenIn(message.takenIn);
    });
    const handleEnd = (how: string) => {
      this.#takesIn = false;
      this.#sent = 0;
      this.#takenIn(0);
      this.#port = this.#nextPort();
      if (this.#stopping) return;
      if (Date.now() - startedAt > healthyMs) this.#pauseMs = shortestPauseMs;
      log(`The renderer ended (${how}) and is started again in ${this.#pauseMs} ms.`);
      this.#restarts += 1;
      setTimeout(() => void this.#start(), this.#pauseMs);
      this.#pauseMs = Math.min(this.#pauseMs * 2, longestPauseMs);
    };
    child.once('exit', (code, signal) => handleEnd(signal ?? `exit code ${code}`));
    child.once('error', ({ message }) => {
      if (child.pid === undefined) handleEnd(message);
    });
    if (child.pid === undefined) return;
    this.clear([]);
    // Connections are accepted before it is ready, and answered once it is.
    while (child.exitCode === null && child.signalCode === null) {
      if (await isListening(port)) return this.#setPort(port);
      await sleep(20);
    }
  }

  #takenIn(number: number): void {
    if (number !== this.#sent) return;
    this.#forgetting?.resolve();
    this.#forgetting = null;
  }

  /**
   * Sockets to it, for requests that are passed on as they are: once it has forgotten all that was cleared before, since a
   * request can overtake the message that says so. Rejects where that or its start takes too long.
   */
  async origin(): Promise<{ port: number; agent: http.Agent }> {
    if (this.#stopping) throw new RendererUnavailable('The renderer was stopped');
    const answered = new AbortController();
    const late = sleep(responseMs, undefined, { ref: false, signal: answered.signal }).then(() => {
      throw new RendererUnavailable('The renderer does not start');
    });
    try {
      await Promise.race([this.#forgetting?.promise, late]);
      return { port: await Promise.race([this.#port, late]), agent: this.#agent };
    } finally {
      answered.abort();
    }
  }

  async #request(path: string, headers: Record<string, string>): Promise<RenderedResponse> {
    const { port, agent } = await this.origin();
    return new Promise((resolve, reject) => {
      const options = { host: '127.0.0.1', port, path, agent, headers, timeout: responseMs };
      const request = http.get(options, (response) => {
        const { statusCode: status = 500, headers: own } = response;
        buffer(response).then((body) => resolve({ status, headers: own, body }), reject);
      });
      request.on('timeout', () => request.destroy(new RendererUnavailable('The renderer does not answer')));
      request.on('error', reject);
    });
  }

  /** A request that got no answer from a renderer that ended is sent once more to the next one. */
  async get(path: string, headers: Record<string, string> = {}): Promise<RenderedResponse> {
    const child = this.#child;
    try {
      return await this.#request(path, headers);
    } catch (error) {
      if (this.#stopping || error instanceof RendererUnavailable) throw error;
      if (child === this.#child && child?.exitCode === null && child.signalCode === null) throw error;
      return this.#request(path, headers);
    }
  }

  /** A page with what it depends on; null where it depends on nothing that can be cleared, and is not to be stored. */
  async page(
    path: string,
    ids: RequestIds = { [requestIdHeader]: randomUUID() },
  ): Promise<RenderedResponse & { tags: readonly string[] | null }> {
    const { promise, resolve } = Promise.withResolvers<readonly string[]>();
    this.#waiting.set(path, resolve);
    try {
      const response = await this.get(path, { ...ids, 'user-agent': userAgent });
      const tags = await Promise.race([promise, sleep(tagsMs, [], { ref: false })]);
      return { ...response, tags: tags.length > 0 ? tags : null };
    } finally {
      this.#waiting.delete(path);
    }
  }

  get restarts(): number {
    return this.#restarts;
  }

  clear(cleared: Clearing['cleared']): void {
    if (!this.#child?.connected) return;
    if (this.#takesIn) {
      this.#sent += 1;
      this.#forgetting ??= Promise.withResolvers();
    }
    // One that is about to end is not told; the next has nothing to forget.
    this.#child.send({ cleared, number: this.#sent } satisfies Clearing, () => {});
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    this.#agent.destroy();
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    if (this.#options.preload && child.connected) child.disconnect();
    else child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), stopMs);
    await ended;
    clearTimeout(timer);
  }
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const request = http.request({ host: '127.0.0.1', port, method: 'OPTIONS', path: '*', agent: false });
    request.on('socket', (socket) => {
      socket.once('connect', () => {
        resolve(true);
        request.destroy();
      });
    });
    request.on('error', () => resolve(false));
    request.end();
  });
}
