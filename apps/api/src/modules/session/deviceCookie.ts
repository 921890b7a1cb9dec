import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { limits } from '@fundfront/content-model';
import { dayMs } from '@fundfront/content-model/karachi';
import { calls } from '@fundfront/content-model/wire';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Ctx } from '../../context.ts';
import type { AppEnv } from '../../http/types.ts';

export const deviceCookieName = 'fundfront_device';

type DeviceCtx = Pick<Ctx, 'secrets' | 'ports'>;

function signatureOf({ secrets }: DeviceCtx, email: string, nonce: string, until: string): Buffer {
  const said = ['fundfront known device', email.toLowerCase(), nonce, until].join('\n');
  return createHmac('sha256', secrets.session).update(said).digest();
}

function newDevice(ctx: DeviceCtx, email: string): string {
  const nonce = randomBytes(16).toString('base64url');
  const until = String(ctx.ports.clock.now().getTime() + limits.knownDeviceDays * dayMs);
  return [nonce, until, signatureOf(ctx, email, nonce, until).toString('base64url')].join('.');
}

/**
 * What names the device, where somebody signed in to this very account on it; no look-up, so that an account that does
 * not exist takes as long.
 */
export function knownDevice(ctx: DeviceCtx, email: string, cookie: string | undefined): string | null {
  const [nonce = '', until = '', signature = ''] = cookie?.split('.') ?? [];
  const given = Buffer.from(signature, 'base64url');
  const ours = signatureOf(ctx, email, nonce, until);
  if (given.length !== ours.length || !timingSafeEqual(given, ours)) return null;
  return Number(until) > ctx.ports.clock.now().getTime() ? nonce : null;
}

export function readDeviceCookie(c: Context<AppEnv>): string | undefined {
  return getCookie(c, deviceCookieName);
}

/** Anew at each sign-in: it opens nothing, it only spares the owner the delays that strangers cause. */
export function setDeviceCookie(c: Context<AppEnv>, email: string): void {
  setCookie(c, deviceCookieName, newDevice(c.get('ctx'), email), {
    path: calls.login.path,
    httpOnly: true,
    secure: true,
    sameSite: 'Strict',
    maxAge: limits.knownDeviceDays * 86_400,
  });
}
