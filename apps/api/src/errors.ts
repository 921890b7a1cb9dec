import type { FieldProblem } from '@fundfront/content-model';
import type { ErrorCode } from '@fundfront/content-model/wire';

interface Extra {
  fields?: FieldProblem[];
  /** Seconds. */
  retryAfter?: number;
  cause?: unknown;
}

/** The only error that verbs throw on purpose. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly fields: FieldProblem[] | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, message: string, extra: Extra = {}) {
    super(message, { cause: extra.cause });
    this.code = code;
    this.fields = extra.fields;
    this.retryAfter = extra.retryAfter;
  }
}

export const statusOf = {
  BAD_REQUEST: 400,
  VALIDATION: 400,
  CAPTCHA: 400,
  CREDENTIALS: 401,
  CODE_REQUIRED: 401,
  UNAUTHENTICATED: 401,
  TOKEN_EXPIRED: 401,
  TOKEN_INVALID: 401,
  SESSION_ENDED: 401,
  SESSION_EXPIRED: 401,
  SESSION_REPLACED: 401,
  FORBIDDEN: 403,
  SECOND_PERSON: 403,
  SECOND_STEP_REQUIRED: 403,
  NOT_FOUND: 404,
  VERSION_CONFLICT: 409,
  ADDRESS_TAKEN: 409,
  IN_USE: 409,
  TOO_LARGE: 413,
  TOO_LONG_ADDRESS: 414,
  UNSUPPORTED_TYPE: 415,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
  DISK_FULL: 507,
  INTERNAL: 500,
} as const satisfies Record<ErrorCode, number>;
