import type { CaptchaService } from '@fundfront/content-model/wire';

/** What a token proved to be. A good one names itself, so that it is taken only once. */
export type CaptchaVerdict = { valid: false } | { valid: true; tokenId: string };

/** The captcha that the forms show. */
export interface CaptchaPort {
  readonly service: CaptchaService;
  /** What the browser shows it with; null for the self-hosted one. */
  readonly siteKey: string | null;
  /** Judges a token. Throws when nobody can judge it now: then nothing is to be taken. */
  verify(token: string): Promise<CaptchaVerdict>;
  /** A new challenge; null where the service makes its own. */
  challenge(): Promise<Record<string, unknown> | null>;
  /** Throws if no token could be judged now. */
  check(): Promise<void>;
}
