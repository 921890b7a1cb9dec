import * as v from 'valibot';
import { limits } from '../limits.ts';
import { call } from './call.ts';
import { signedIn } from './session.ts';
import { presentPassword } from './user.ts';
import { instant, okResponse } from './values.ts';

const tag = 'Session';

const bytes = v.pipe(v.string(), v.maxLength(limits.passkeyBytes), v.regex(/^[\w-]*$/));
const credentialEntries = {
  id: bytes,
  rawId: bytes,
  type: v.literal('public-key'),
  clientExtensionResults: v.object({}),
};

const required = v.literal('required');

export const listPasskeys = call({
  method: 'GET',
  path: '/api/user/passkeys',
  policy: 'signed-in',
  beforeSecondStep: true,
  tag,
  summary: 'One’s own passkeys, oldest first',
  response: v.array(
    v.object({ id: v.string(), name: v.string(), createdAt: instant, lastUsedAt: v.nullable(instant) }),
  ),
});

export const startPasskey = call({
  method: 'POST',
  path: '/api/user/passkeys/start',
  policy: 'signed-in',
  beforeSecondStep: true,
  tag,
  summary: 'What a browser makes a passkey with; proved by the password',
  body: v.strictObject({ password: presentPassword }),
  /** As `PublicKeyCredentialCreationOptionsJSON`. */
  response: v.object({
    challenge: v.string(),
    rp: v.object({ id: v.string(), name: v.string() }),
    user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
    pubKeyCredParams: v.array(v.object({ alg: v.number(), type: v.literal('public-key') })),
    excludeCredentials: v.array(v.object({ id: v.string(), type: v.literal('public-key') })),
    authenticatorSelection: v.object({ residentKey: required, userVerification: required }),
    timeout: v.number(),
  }),
});

export const addPasskey = call({
  method: 'POST',
  path: '/api/user/passkeys',
  policy: 'signed-in',
  beforeSecondStep: true,
  tag,
  summary: 'Keeps a passkey that a browser made; the first second step answers recovery codes, this once',
  body: v.strictObject({
    name: v.pipe(
      v.string('Give the passkey a name'),
      v.trim(),
      v.minLength(1, 'Give the passkey a name'),
      v.maxLength(limits.passkeyName, `A name can be at most ${limits.passkeyName} characters`),
    ),
    /** As `RegistrationResponseJSON`. */
    credential: v.object({
      ...credentialEntries,
      response: v.object({
        clientDataJSON: bytes,
        attestationObject: bytes,
        transports: v.exactOptional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(20))), v.maxLength(10))),
      }),
    }),
  }),
  response: v.object({ recoveryCodes: v.array(v.string()) }),
});

export const removePasskey = call({
  method: 'POST',
  path: '/api/user/passkeys/remove',
  policy: 'signed-in',
  tag,
  summary: 'Removes a passkey of one’s own; proved by the password',
  body: v.strictObject({ id: bytes, password: presentPassword }),
  response: okResponse,
});

export const startPasskeySignIn = call({
  method: 'POST',
  path: '/api/user/login/passkey/start',
  policy: 'anyone',
  session: true,
  tag,
  summary: 'What a browser signs with a passkey; the same for everybody',
  /** As `PublicKeyCredentialRequestOptionsJSON`. */
  response: v.object({ challenge: v.string(), rpId: v.string(), timeout: v.number(), userVerification: required }),
});

export const passkeySignIn = call({
  method: 'POST',
  path: '/api/user/login/passkey',
  policy: 'anyone',
  session: true,
  tag,
  summary: 'Signs in with a passkey in place of password and second step, and ends an older session of the user',
  body: v.strictObject({
    /** As `AuthenticationResponseJSON`. */
    credential: v.object({
      ...credentialEntries,
      response: v.object({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }),
    }),
  }),
  response: signedIn,
});
