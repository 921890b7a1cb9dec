import * as v from 'valibot';

/** The values of `text_code`; the API gives each one status. */
export const errorCodes = [
  'BAD_REQUEST',
  'VALIDATION',
  'CAPTCHA',
  'CREDENTIALS',
  'CODE_REQUIRED',
  'UNAUTHENTICATED',
  'TOKEN_EXPIRED',
  'TOKEN_INVALID',
  'SESSION_ENDED',
  'SESSION_EXPIRED',
  'SESSION_REPLACED',
  'FORBIDDEN',
  'SECOND_PERSON',
  'SECOND_STEP_REQUIRED',
  'NOT_FOUND',
  'VERSION_CONFLICT',
  'ADDRESS_TAKEN',
  'IN_USE',
  'TOO_LARGE',
  'TOO_LONG_ADDRESS',
  'UNSUPPORTED_TYPE',
  'RATE_LIMITED',
  'UNAVAILABLE',
  'DISK_FULL',
  'INTERNAL',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

export const errorResponse = v.object({
  error: v.string(),
  text_code: v.picklist(errorCodes),
  fields: v.optional(v.array(v.object({ path: v.string(), message: v.string() }))),
  /** Seconds, with RATE_LIMITED. */
  retryAfter: v.optional(v.number()),
  requestId: v.optional(v.string()),
});

export type ErrorResponse = v.InferOutput<typeof errorResponse>;
