import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { type BodyOf, calls } from '@fundfront/content-model/wire';
import type { UserActor } from '../src/context.ts';
import type { TestApi } from './harness.ts';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: Buffer | string) => Buffer.from(data).toString('base64url');
/** CBOR in its shortest form: a byte string, and a short text. */
const cborBytes = (data: Buffer) => {
  const head = data.length < 256 ? [0x58, data.length] : [0x59, data.length >> 8, data.length & 255];
  return Buffer.concat([Buffer.from(head), data]);
};
const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

const flags = { present: 1, verified: 4, attested: 64 } as const;

export interface SoftPasskeyOptions {
  origin?: string;
  rpId?: string;
  isVerified?: boolean;
}

/** An authenticator in software, with one key of P-256, as browsers answer for it. */
export function softPasskey() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(32);
  const id = base64url(credentialId);
  const cose = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    cborBytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    cborBytes(Buffer.from(y, 'base64url')),
  ]);
  const key = { counter: 0 };

  function authenticatorData(
    { rpId = 'localhost', isVerified = true }: SoftPasskeyOptions,
    attested = Buffer.alloc(0),
  ) {
    const head = Buffer.alloc(5);
    head[0] = flags.present | (isVerified ? flags.verified : 0) | (attested.length > 0 ? flags.attested : 0);
    head.writeUInt32BE(key.counter, 1);
    return Buffer.concat([sha256(rpId), head, attested]);
  }
  const clientData = (type: string, challenge: string, { origin = 'http://localhost:3001' }: SoftPasskeyOptions) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const common = { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const;

  return {
    id,
    key,
    register(challenge: string, options: SoftPasskeyOptions = {}): BodyOf<typeof calls.addPasskey>['credential'] {
      const length = Buffer.from([0, credentialId.length]);
      const authData = authenticatorData(options, Buffer.concat([Buffer.alloc(16), length, credentialId, cose]));
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Buffer.from([0xa0]),
        cborText('authData'),
        cborBytes(authData),
      ]);
      return {
        ...common,
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge, options)),
          attestationObject: base64url(attestation),
          transports: ['internal'],
        },
      };
    },
    sign(challenge: string, options: SoftPasskeyOptions = {}): BodyOf<typeof calls.passkeySignIn>['credential'] {
      const client = clientData('webauthn.get', challenge, options);
      const data = authenticatorData(options);
      return {
        ...common,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
        },
      };
    },
  };
}

export type SoftPasskey = ReturnType<typeof softPasskey>;

export async function registerPasskey(
  api: TestApi,
  actor: UserActor,
  password: string,
  key: SoftPasskey,
  name = 'Laptop',
) {
  const { challenge } = (await api.call(calls.startPasskey, { body: { password } }, actor)).body;
  return api.call(calls.addPasskey, { body: { name, credential: key.register(challenge) } }, actor);
}

export async function signInWith(api: TestApi, key: SoftPasskey, options: SoftPasskeyOptions = {}) {
  const { challenge } = (await api.call(calls.startPasskeySignIn)).body;
  return api.call(calls.passkeySignIn, { body: { credential: key.sign(challenge, options) } });
}
