import { type BodyOf, calls } from '@fundfront/content-model/wire';
import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import { PersonError } from '../layout/errorMessage.ts';
import { session } from './session.ts';

/** Such as a `NotAllowedError`, which says the same of a person who gave up and of a device without passkeys. */
async function inBrowser<T>(ceremony: Promise<T>): Promise<T> {
  try {
    return await ceremony;
  } catch (cause) {
    const isKnown = cause instanceof WebAuthnError && cause.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    const message = isKnown
      ? 'This device holds a passkey of yours already.'
      : 'The browser did not finish: it was stopped, took too long, or there is no passkey here.';
    throw new PersonError(message, { cause });
  }
}

/** Throws the API's refusal, or a {@link PersonError} where the browser or the person gives up. */
export async function signInWithPasskey(): Promise<void> {
  const optionsJSON = await session.api.call(calls.startPasskeySignIn, {});
  const { id, rawId, type, response } = await inBrowser(startAuthentication({ optionsJSON }));
  const { clientDataJSON, authenticatorData, signature } = response;
  const credential = {
    id,
    rawId,
    type,
    clientExtensionResults: {},
    response: { clientDataJSON, authenticatorData, signature },
  };
  session.accept(await session.api.call(calls.passkeySignIn, { body: { credential } }));
}

/** Answers recovery codes where it is the first second step. Throws as {@link signInWithPasskey}. */
export async function createPasskey({ name, password }: { name: string; password: string }): Promise<string[]> {
  const optionsJSON = await session.api.call(calls.startPasskey, { body: { password } });
  const { id, rawId, type, response } = await inBrowser(startRegistration({ optionsJSON }));
  const { clientDataJSON, attestationObject, transports } = response;
  const credential: BodyOf<typeof calls.addPasskey>['credential'] = {
    id,
    rawId,
    type,
    clientExtensionResults: {},
    response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
  };
  return (await session.api.call(calls.addPasskey, { body: { name, credential } })).recoveryCodes;
}
