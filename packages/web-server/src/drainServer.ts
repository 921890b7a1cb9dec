import type { Server, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds in which whoever keeps connections is told, by the next answer on each, to let go of it. */
const leadMs = 1_000;
const lookAgainMs = 20;

const connectionsOf = (server: Server) =>
  new Promise<number>((resolve) => server.getConnections((error, count) => resolve(error ? 0 : count)));

async function untilAllLeft(server: Server): Promise<void> {
  const ends = Date.now() + leadMs;
  while (Date.now() < ends && (await connectionsOf(server)) > 0) await pause(lookAgainMs);
}

/** Connections of the server that it does not answer itself, and so knows nothing of. */
interface OwnConnections {
  release(): void;
  close(): void;
}

/**
 * To be called once the server listens. A connection that is closed while a request is on its way over it fails that
 * request, so first each is told to close with its next answer, and new ones are let in meanwhile.
 * @param drainMs milliseconds that requests under way have then
 * @returns drains the server; resolves once nothing runs, or ends what does when too much time has passed
 */
export function drainServer(server: Server, drainMs: number, own: OwnConnections | null = null): () => Promise<void> {
  const answering = new Set<ServerResponse>();
  // After the server's own listener: most of what comes out of memory has been answered by then.
  server.on('request', (_request, response) => {
    if (response.headersSent) return;
    answering.add(response);
    response.once('close', () => answering.delete(response));
  });
  return async () => {
    server.prependListener('request', (_request, response) => {
      response.shouldKeepAlive = false;
    });
    own?.release();
    for (const response of answering) response.shouldKeepAlive = false;
    await untilAllLeft(server);
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeIdleConnections();
    own?.close();
    await Promise.race([closed, pause(drainMs, undefined, { ref: false })]);
    server.closeAllConnections();
  };
}
