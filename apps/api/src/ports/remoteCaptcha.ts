import * as v from 'valibot';
import type { CaptchaKeys } from '../formSettings.ts';
import type { CaptchaPort } from './captcha.ts';
import type { Clock } from './clock.ts';

const timeoutMs = 5_000;

const verifyResponse = v.object({
  success: v.boolean(),
  challenge_ts: v.optional(v.string()),
  hostname: v.optional(v.string()),
  'error-codes': v.optional(v.array(v.string()), []),
});
type VerifyResponse = v.InferOutput<typeof verifyResponse>;

/** What the service says when our keys are at fault, not the visitor. */
const configErrors = /secret|bad-request|sitekey/;

async function postVerify({ verifyUrl, secret, siteKey }: CaptchaKeys, token: string): Promise<VerifyResponse> {
  const response = await fetch(verifyUrl, {
    method: 'POST',
    body: new URLSearchParams({ secret, response: token, sitekey: siteKey }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`The captcha service answered ${response.status}`);
  return v.parse(verifyResponse, await response.json());
}

/** The service's verdict is not enough: host and age of the challenge are checked as well. */
export function remoteCaptcha(keys: CaptchaKeys, clock: Clock): CaptchaPort {
  async function verifyToken(token: string): Promise<VerifyResponse> {
    const result = await postVerify(keys, token);
    const fault = result['error-codes'].find((code) => configErrors.test(code));
    if (fault) throw new Error(`The captcha service refused our keys: ${fault}`);
    return result;
  }
  const isFresh = (time = '') => Math.abs(clock.now().getTime() - Date.parse(time)) <= keys.maxAgeMs;
  return {
    service: keys.service,
    siteKey: keys.siteKey,
    async verify(token) {
      const { success, hostname = '', challenge_ts: time } = await verifyToken(token);
      return success && keys.hostnames.includes(hostname) && isFresh(time)
        ? { valid: true, tokenId: token }
        : { valid: false };
    },
    challenge: async () => null,
    async check() {
      await verifyToken('a token that nobody was given');
    },
  };
}
