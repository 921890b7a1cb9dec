import type { CaptchaSettings } from '@fundfront/content-model/wire';

/** Both reject when the server does not answer. */
export interface CaptchaServices {
  settings: () => Promise<CaptchaSettings>;
  challenge: () => Promise<Readonly<Record<string, unknown>>>;
}
