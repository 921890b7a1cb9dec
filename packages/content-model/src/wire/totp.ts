import * as v from 'valibot';
import { call } from './call.ts';
import { secondFactorEntries, totpCode } from './secondFactor.ts';
import { presentPassword } from './user.ts';
import { okResponse } from './values.ts';

const tag = 'Session';

export const totpState = call({
  method: 'GET',
  path: '/api/user/totp',
  policy: 'signed-in',
  beforeSecondStep: true,
  tag,
  summary: 'Whether signing in asks for a code, and how many recovery codes are left',
  response: v.object({ on: v.boolean(), recoveryCodes: v.number() }),
});

export const startTotp = call({
  method: 'POST',
  path: '/api/user/totp/start',
  policy: 'signed-in',
  beforeSecondStep: true,
  tag,
  summary: 'A new key for an authenticator app, for its code to confirm',
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
  beforeSecondStep: true,
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
    password: presentPassword,
    ...secondFactorEntries,
  }),
  response: okResponse,
});
