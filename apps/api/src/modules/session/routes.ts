import { calls, type ParsedBody, type ResponseOf } from '@fundfront/content-model/wire';
import { AppError } from '../../errors.ts';
import { type HandlerInput, route } from '../../http/route.ts';
import type { App } from '../../http/types.ts';
import { answerSignedIn, deviceOf } from './answerSignedIn.ts';
import { checkSession } from './checkSession.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { refresh } from './refresh.ts';
import { deleteRefreshCookie, readRefreshCookie, setRefreshCookie } from './refreshCookie.ts';
import { register } from './register.ts';

type LoginCall = typeof calls.login | typeof calls.legacyLogin;

async function signIn({ ctx, body, c }: HandlerInput<LoginCall>): Promise<ResponseOf<LoginCall>> {
  return answerSignedIn(c, await login({ ctx, input: { ...body, ...deviceOf(c) } }));
}

async function renew({ ctx, c }: HandlerInput<typeof calls.refresh>): Promise<ResponseOf<typeof calls.refresh>> {
  const refreshToken = readRefreshCookie(c);
  try {
    const issued = await refresh({ ctx, input: { refreshToken } });
    setRefreshCookie(c, issued);
    return issued.signedIn;
  } catch (error) {
    if (error instanceof AppError) deleteRefreshCookie(c);
    throw error;
  }
}

/**
 * In the body, since the unload call of a browser cannot set headers, or in the header. Leaving never fails, so a
 * header of another kind counts as none.
 */
function tokenOf(body: ParsedBody<typeof calls.logout>, authorization = ''): string | undefined {
  return body?.access_token ?? /^Bearer +(\S+)$/i.exec(authorization)?.[1];
}

export function sessionRoutes(app: App): void {
  route(app, calls.login, signIn);
  route(app, calls.legacyLogin, signIn);
  route(app, calls.refresh, renew);
  route(app, calls.register, async ({ ctx, body }) => {
    await register({ ctx, input: body });
    return { message: 'Registration successful' };
  });
  route(app, calls.logout, async ({ ctx, body, c }) => {
    const token = tokenOf(body, c.req.header('authorization'));
    const leaving = body?.leaving ?? false;
    await logout({ ctx, input: { token, leaving } });
    if (!leaving) deleteRefreshCookie(c);
    return { ok: true as const };
  });
  route(app, calls.checkSession, ({ ctx, body }) =>
    checkSession({ ctx, input: { token: body.access_token, active: body.active ?? false } }),
  );
}
