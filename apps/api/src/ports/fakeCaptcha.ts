import type { CaptchaPort } from './captcha.ts';

export interface FakeCaptcha extends CaptchaPort {
  down: boolean;
}

/** Accepts every token but `refused`. */
export function fakeCaptcha(): FakeCaptcha {
  const captcha: FakeCaptcha = {
    service: 'altcha',
    siteKey: null,
    down: false,
    async verify(token) {
      if (captcha.down) throw new Error('The captcha cannot be reached');
      return token === 'refused' ? { valid: false } : { valid: true, tokenId: token };
    },
    challenge: async () => ({ parameters: {} }),
    async check() {
      if (captcha.down) throw new Error('The captcha cannot be reached');
    },
  };
  return captcha;
}
