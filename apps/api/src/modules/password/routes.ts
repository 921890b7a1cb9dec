import { calls } from '@fundfront/content-model/wire';
import { route } from '../../http/route.ts';
import type { App } from '../../http/types.ts';
import { changePassword } from './changePassword.ts';
import { forgotPassword } from './forgotPassword.ts';
import { inviteUser } from './inviteUser.ts';
import { endUserSessions, ownSessions, userSessions } from './sessions.ts';
import { setPassword } from './setPassword.ts';

/** What is done answers nothing else. */
async function done(change: Promise<void>): Promise<{ ok: true }> {
  await change;
  return { ok: true };
}

export function passwordRoutes(app: App): void {
  route(app, calls.changePassword, ({ ctx, body }) => done(changePassword({ ctx, input: body })));
  route(app, calls.forgotPassword, ({ ctx, body }) => done(forgotPassword({ ctx, input: body })));
  route(app, calls.setPassword, ({ ctx, body }) => done(setPassword({ ctx, input: body })));
  route(app, calls.inviteUser, ({ ctx, params }) => done(inviteUser({ ctx, input: params })));
  route(app, calls.ownSessions, ({ ctx }) => ownSessions({ ctx }));
  route(app, calls.userSessions, ({ ctx, params }) => userSessions({ ctx, input: params }));
  route(app, calls.endUserSessions, ({ ctx, params }) => done(endUserSessions({ ctx, input: params })));
}
