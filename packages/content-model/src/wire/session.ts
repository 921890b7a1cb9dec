import * as v from 'valibot';
import { limits } from '../limits.ts';
import { roles } from '../permissions.ts';
import { call } from './call.ts';
import { customRole } from './heldRole.ts';
import { secondFactorEntries } from './secondFactor.ts';
import { newEmail, newPassword, personEntries } from './user.ts';
import { id, okResponse } from './values.ts';

export const userProfile = v.object({
  id,
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  roles: v.array(v.picklist(roles)),
  customRoles: v.array(customRole),
});
export type UserProfile = v.InferOutput<typeof userProfile>;

const credentials = v.strictObject({
  email: v.pipe(
    v.string('E-mail is required'),
    v.trim(),
    v.minLength(1, 'E-mail is required'),
    v.maxLength(limits.personEmail),
  ),
  password: v.pipe(
    v.string('Password is required'),
    v.minLength(1, 'Password is required'),
    v.maxLength(limits.passwordLength.max),
  ),
  ...secondFactorEntries,
});

/** Without the refresh token: it travels in an HttpOnly cookie on the refresh path alone. */
export const signedIn = v.object({
  token: v.string(),
  user: userProfile,
  sessionId: id,
  /** Every call but those that set it up is refused until then. */
  secondStepDue: v.boolean(),
});
export type SignedIn = v.InferOutput<typeof signedIn>;

const tag = 'Session';

export const login = call({
  method: 'POST',
  path: '/api/user/login',
  policy: 'anyone',
  session: true,
  tag,
  summary: 'Signs in and ends an older session of the user; CODE_REQUIRED where the second step is missing',
  body: credentials,
  response: signedIn,
});

export const legacyLogin = call({
  ...login,
  path: '/api/auth/login',
  summary: 'The same as /api/user/login, at its old path',
});

export const register = call({
  method: 'POST',
  path: '/api/auth/register',
  policy: 'anyone',
  tag,
  summary: 'Asks for an account, where the settings allow it; an admin must approve it',
  body: v.strictObject({ email: newEmail, password: newPassword, ...personEntries }),
  response: v.object({ message: v.string() }),
});

export const refresh = call({
  method: 'POST',
  path: '/api/user/refresh',
  policy: 'anyone',
  session: true,
  tag,
  summary: 'A new access token for the refresh cookie, which is replaced',
  response: signedIn,
});

export const logout = call({
  method: 'POST',
  path: '/api/user/logout',
  policy: 'anyone',
  session: true,
  tag,
  summary: 'Ends the session; with `leaving` only marks it, and a check within 60 s revives it',
  body: v.optional(v.strictObject({ access_token: v.optional(v.string()), leaving: v.optional(v.boolean()) })),
  response: okResponse,
});

export const checkSession = call({
  method: 'POST',
  path: '/api/user/check-session',
  policy: 'anyone',
  session: true,
  tag,
  summary: 'Whether the session still stands; the answer is HTTP 200, its `status` tells',
  body: v.strictObject({
    access_token: v.string(),
    /** Somebody used the keyboard or a pointer since the last check: the time without use begins anew. */
    active: v.optional(v.boolean()),
  }),
  response: v.object({
    status: v.picklist([200, 401]),
    message: v.string(),
    /** Why the session is invalid: it ended, its time ran out, or the user signed in elsewhere. */
    text_code: v.optional(v.picklist(['SESSION_ENDED', 'SESSION_EXPIRED', 'SESSION_REPLACED'])),
    /** Seconds until it ends if nobody does anything, and whether it can go on longer by being used. */
    endsIn: v.optional(v.number()),
    byUse: v.optional(v.boolean()),
  }),
});
