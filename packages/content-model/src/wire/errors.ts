import * as v from 'valibot';

/** The closed list of what can go wrong, as `text_code` names it. The API maps each to one status. */
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
  'SESSION_REPLACED',
  'FORBIDDEN',
  'SECOND_PERSON',
  'NOT_FOUND',
  'VERSION_CONFLICT',
  'ADDRESS_TAKEN',
  'IN_USE',
  'TOO_LARGE',
  'UNSUPPORTED_TYPE',
  'RATE_LIMITED',
  'UNAVAILABLE',
  'INTERNAL',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

export const errorResponse = v.object({
  /** A sentence for people. */
  error: v.string(),
  text_code: v.picklist(errorCodes),
  /** What is wrong with which field, for a form. */
  fields: v.optional(v.array(v.object({ path: v.string(), message: v.string() }))),
  /** Seconds to wait, with RATE_LIMITED. */
  retryAfter: v.optional(v.number()),
  requestId: v.optional(v.string()),
});

export type ErrorResponse = v.InferOutput<typeof errorResponse>;
