import type { CaptchaService } from '@fundfront/content-model/wire';

/** A valid token identifies itself, so that it is accepted only once. */
export type CaptchaVerdict = { valid: false } | { valid: true; tokenId: string };

export interface CaptchaPort {
  readonly service: CaptchaService;
  /** Null for the self-hosted captcha. */
  readonly siteKey: string | null;
  /** Throws when no verdict is possible now: then nothing may be accepted. */
  verify(token: string): Promise<CaptchaVerdict>;
  /** Null where the service makes its own. */
  challenge(): Promise<Record<string, unknown> | null>;
  /** Throws if no token could be judged now. */
  check(): Promise<void>;
}
