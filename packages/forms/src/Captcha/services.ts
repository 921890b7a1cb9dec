import type { CaptchaSettings } from '@fundfront/content-model/wire';

/** What a captcha asks the server for; both reject when it does not answer. */
export interface CaptchaServices {
  settings: () => Promise<CaptchaSettings>;
  challenge: () => Promise<Readonly<Record<string, unknown>>>;
}
