import * as v from 'valibot';
import { limits } from '../limits.ts';
import { call } from './call.ts';
import { okResponse } from './values.ts';

/** With or without the space in its middle. */
export const totpCode = v.pipe(
  v.string('Enter the six-digit code'),
  v.maxLength(20, 'The code has six digits'),
  v.transform((typed) => typed.replace(/[\s-]/g, '')),
  v.regex(/^[0-9]{6}$/, 'The code has six digits'),
);

/** As copied from paper: groups, case and letters that look like digits do not matter. */
export const recoveryCode = v.pipe(
  v.string('Enter a recovery code'),
  v.maxLength(40, 'A recovery code has sixteen letters and digits'),
  v.transform((typed) => typed.replace(/[\s-]/g, '').toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1')),
  v.regex(/^[0-9A-HJKMNP-TV-Z]{16}$/, 'A recovery code has sixteen letters and digits'),
);

/** Where both are given the code counts, and the recovery code stays valid. */
export const secondFactorEntries = { code: v.optional(totpCode), recoveryCode: v.optional(recoveryCode) };

const tag = 'Session';

export const totpState = call({
  method: 'GET',
  path: '/api/user/totp',
  policy: 'signed-in',
  tag,
  summary: 'Whether signing in asks oneself for a code, and how many recovery codes are left',
  response: v.object({ on: v.boolean(), recoveryCodes: v.number() }),
});

export const startTotp = call({
  method: 'POST',
  path: '/api/user/totp/start',
  policy: 'signed-in',
  tag,
  summary: 'A new key for an authenticator app; nothing changes until a code of it is confirmed',
  response: v.object({
    uri: v.string(),
    /** Base32. */
    secret: v.string(),
    /** SVG, dark on light. */
    qr: v.string(),
  }),
});

export const confirmTotp = call({
  method: 'POST',
  path: '/api/user/totp/confirm',
  policy: 'signed-in',
  tag,
  summary: 'Turns the second step on; the recovery codes are answered this once',
  body: v.strictObject({ code: totpCode }),
  response: v.object({ recoveryCodes: v.array(v.string()) }),
});

export const stopTotp = call({
  method: 'POST',
  path: '/api/user/totp/stop',
  policy: 'signed-in',
  tag,
  summary: 'Turns the second step off, by password and a code or a recovery code',
  body: v.strictObject({
    password: v.pipe(
      v.string('Password is required'),
      v.minLength(1, 'Password is required'),
      v.maxLength(limits.passwordLength.max),
    ),
    ...secondFactorEntries,
  }),
  response: okResponse,
});
