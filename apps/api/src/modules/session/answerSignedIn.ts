import type { SignedIn } from '@fundfront/content-model/wire';
import type { Context } from 'hono';
import type { AppEnv } from '../../http/types.ts';
import { readDeviceCookie, setDeviceCookie } from './deviceCookie.ts';
import type { IssuedTokens } from './issueTokens.ts';
import type { SessionDevice } from './openSession.ts';
import { setRefreshCookie } from './refreshCookie.ts';

export function deviceOf(c: Context<AppEnv>): SessionDevice {
  return { userAgent: c.req.header('user-agent') ?? null, deviceCookie: readDeviceCookie(c) };
}

export function answerSignedIn(c: Context<AppEnv>, issued: IssuedTokens): SignedIn {
  setRefreshCookie(c, issued);
  setDeviceCookie(c, issued.signedIn.user.email);
  return issued.signedIn;
}
