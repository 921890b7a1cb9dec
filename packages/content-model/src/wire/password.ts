import * as v from 'valibot';
import { limits } from '../limits.ts';
import { call } from './call.ts';
import { newPassword, presentPassword } from './user.ts';
import { id, instant, okResponse } from './values.ts';

const tag = 'Session';

export const changePassword = call({
  method: 'POST',
  path: '/api/user/password',
  policy: 'signed-in',
  tag,
  summary: 'Another password for oneself, proved by the present one; every other session of the account ends',
  body: v.strictObject({ password: presentPassword, newPassword }),
  response: okResponse,
});

export const forgotPassword = call({
  method: 'POST',
  path: '/api/user/password/forgotten',
  policy: 'anyone',
  tag,
  summary: `Mails a link that sets a new password once, within ${limits.resetLinkMinutes} minutes; the answer says nothing of the address`,
  body: v.strictObject({ email: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(limits.personEmail)) }),
  response: okResponse,
});

export const setPassword = call({
  method: 'POST',
  path: '/api/user/password/set',
  policy: 'anyone',
  tag,
  summary: 'Sets a password with the link of a mail, which is good once; every session of the account ends',
  body: v.strictObject({ token: v.pipe(v.string(), v.maxLength(200)), password: newPassword }),
  response: okResponse,
});

export const inviteUser = call({
  method: 'POST',
  path: '/api/users/:id/invitation',
  policy: 'users.manage',
  tag,
  summary: `Mails a link by which the person sets a password, good for ${limits.inviteLinkDays} days`,
  params: v.object({ id }),
  response: okResponse,
});

const sessions = v.array(
  v.object({
    id,
    startedAt: instant,
    endedAt: v.nullable(instant),
    /** As the browser names itself. */
    userAgent: v.nullable(v.string()),
    /** The one that asks. */
    isThis: v.boolean(),
  }),
);

export const ownSessions = call({
  method: 'GET',
  path: '/api/user/sessions',
  policy: 'signed-in',
  tag,
  summary: 'The latest sessions of one’s own account',
  response: sessions,
});

export const userSessions = call({
  method: 'GET',
  path: '/api/users/:id/sessions',
  policy: 'users.manage',
  tag,
  summary: 'The latest sessions of an account',
  params: v.object({ id }),
  response: sessions,
});

export const endUserSessions = call({
  method: 'DELETE',
  path: '/api/users/:id/sessions',
  policy: 'users.manage',
  tag,
  summary: 'Ends every session of an account at once',
  params: v.object({ id }),
  response: okResponse,
});
