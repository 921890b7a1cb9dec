import type { CaptchaSettings } from '@fundfront/content-model/wire';

/** `working`: a token comes without anything more from the visitor. */
export type CaptchaState = 'idle' | 'working' | 'unreachable';

/** Both reject when the server does not answer. */
export interface CaptchaServices {
  settings: () => Promise<CaptchaSettings>;
  challenge: () => Promise<Readonly<Record<string, unknown>>>;
}
