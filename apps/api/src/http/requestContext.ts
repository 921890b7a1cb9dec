import { limits } from '@fundfront/content-model/limits';
import { requestIdHeader, requestIdOf } from '@fundfront/web-server/requestId';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import type { Logger, Ports } from '../context.ts';
import type { Handle } from '../db/client.ts';
import type { StatementLog } from '../db/statementLog.ts';
import type { Env } from '../env.ts';
import { AppError } from '../errors.ts';
import type { Rounds } from '../rounds.ts';
import type { Secrets } from '../secrets.ts';
import { clientIp, isListed, trustedProxies } from './clientIp.ts';
import type { AppEnv } from './types.ts';

export interface Base {
  handle: Handle;
  ports: Ports;
  env: Env;
  secrets: Secrets;
  log: Logger;
  statementLog: StatementLog;
  rounds: Rounds;
}

/** Requests that tests make without a socket have no peer. */
export function peerOf(c: Context): string {
  const bindings: unknown = c.env;
  if (typeof bindings !== 'object' || bindings === null || !('incoming' in bindings)) return '';
  return getConnInfo(c).remote.address ?? '';
}

/** Addresses are logged without their query, which may hold secrets. */
export function requestContext({ handle, ...rest }: Base): MiddlewareHandler<AppEnv> {
  const proxies = trustedProxies(rest.env.TRUSTED_PROXIES);
  return async (c, next) => {
    const started = performance.now();
    const peer = peerOf(c);
    const requestId = requestIdOf(c.req.header(requestIdHeader), isListed(proxies, peer));
    const ip = clientIp(peer, c.req.header('x-forwarded-for'), proxies);
    const log = rest.log.child({ requestId });
    c.set('ctx', {
      ...rest,
      db: handle.db,
      connections: handle.connections,
      actor: { kind: 'anonymous' },
      requestId,
      log,
      ip,
    });
    c.header(requestIdHeader, requestId);
    if (c.req.path.length > limits.requestPathLength)
      throw new AppError('TOO_LONG_ADDRESS', 'The address is too long.');
    await next();
    const { actor } = c.get('ctx');
    log.info(
      {
        method: c.req.method,
        path: c.req.path,
        status: c.res.status,
        ms: Math.round(performance.now() - started),
        ...(actor.kind === 'user' && { userId: actor.userId }),
        ...(actor.kind === 'token' && { tokenId: actor.tokenId }),
      },
      'request',
    );
  };
}
