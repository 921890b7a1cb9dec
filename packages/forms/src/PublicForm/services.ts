import type { UploadKind } from '@fundfront/content-model/forms/index';
import type { CaptchaServices } from '../Captcha/services.ts';

/** Messages are in the visitor's language. */
export type SendResult<Receipt> =
  | { kind: 'sent'; receipt: Receipt }
  | { kind: 'refused'; message: string; fields: readonly { path: string; message: string }[] }
  | { kind: 'captcha'; message: string }
  | { kind: 'tooMany'; seconds: number | undefined }
  /** No answer, or none that says anything: worth another try. The reference is that of the request in the server's log. */
  | { kind: 'failed'; reference?: string | undefined };

export type UploadResult =
  | { kind: 'uploaded'; path: string }
  | { kind: 'refused'; message: string }
  | { kind: 'cancelled' }
  | { kind: 'failed' };

export interface UploadOptions {
  /** Between 0 and 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** None of them throws. */
export interface PublicFormServices<Receipt> {
  send: (values: Readonly<Record<string, string>>, token: string) => Promise<SendResult<Receipt>>;
  upload: (kind: UploadKind, file: File, options: UploadOptions) => Promise<UploadResult>;
  captcha: CaptchaServices;
}
