import { type AnyCall, type CallPolicy, type ErrorCode, errorCodes } from '@fundfront/content-model/wire';
import { callErrors } from '@fundfront/content-model/wire/callErrors';
import { statusOf } from '../../errors.ts';
import type { RawRoute } from '../types.ts';
import type { Components } from './types.ts';

export const errorMeanings: Record<ErrorCode, string> = {
  BAD_REQUEST: 'The request cannot be read.',
  VALIDATION: 'A value is refused; `fields` says which and why.',
  CAPTCHA: 'The captcha was not solved, or its token is used up.',
  CREDENTIALS: 'E-mail, password or code are wrong.',
  CODE_REQUIRED: 'The account has a second step: send its code too.',
  UNAUTHENTICATED: 'A token is needed.',
  TOKEN_EXPIRED: 'The token has expired: refresh it.',
  TOKEN_INVALID: 'The token is not good.',
  SESSION_ENDED: 'The session has ended: sign in again.',
  SESSION_EXPIRED: 'The time of the session ran out: sign in again.',
  SESSION_REPLACED: 'The account signed in elsewhere.',
  FORBIDDEN: 'The account may not do this.',
  SECOND_PERSON: 'Another person must do this.',
  SECOND_STEP_REQUIRED: 'The role asks for a second step: set one up first.',
  NOT_FOUND: 'There is nothing at this address.',
  VERSION_CONFLICT: 'Somebody else changed it meanwhile: read it again.',
  ADDRESS_TAKEN: 'The address or name is taken.',
  IN_USE: 'It cannot be done while something else depends on it.',
  TOO_LARGE: 'The body is too large.',
  TOO_LONG_ADDRESS: 'The address is too long.',
  UNSUPPORTED_TYPE: 'The content type of the body, or the kind of the file, is not taken.',
  RATE_LIMITED: 'Too many requests: wait for `retryAfter` seconds.',
  UNAVAILABLE: 'It cannot be done now: try again in a moment.',
  DISK_FULL: 'The disk of the server is full: nothing was kept.',
  INTERNAL: 'Something went wrong here.',
};

const always: readonly ErrorCode[] = [
  'BAD_REQUEST',
  'VALIDATION',
  'TOO_LONG_ADDRESS',
  'INTERNAL',
  'UNAVAILABLE',
  'DISK_FULL',
];
const ofBody: readonly ErrorCode[] = ['TOO_LARGE', 'UNSUPPORTED_TYPE'];
const ofSession: readonly ErrorCode[] = [
  'UNAUTHENTICATED',
  'TOKEN_EXPIRED',
  'TOKEN_INVALID',
  'SESSION_ENDED',
  'SESSION_EXPIRED',
  'SESSION_REPLACED',
  'FORBIDDEN',
  'SECOND_STEP_REQUIRED',
];

function ofPolicy(policy: CallPolicy): readonly ErrorCode[] {
  switch (policy) {
    case 'anyone':
      return [];
    case 'site':
      return ['FORBIDDEN'];
    case 'read-token':
      return ['UNAUTHENTICATED', 'TOKEN_EXPIRED', 'TOKEN_INVALID', 'RATE_LIMITED'];
    default:
      return ofSession;
  }
}

const isCall = (operation: AnyCall | RawRoute): operation is AnyCall => 'response' in operation;

/** All that a call can answer with: what follows from its declaration, and what it may refuse beyond that. */
export function errorsOf(name: string, operation: AnyCall | RawRoute): ErrorCode[] {
  const { policy, path, method } = operation;
  const takesFiles = isCall(operation) && operation.multipart !== undefined;
  const readsPast = isCall(operation) && policy === 'anyone' && method === 'GET';
  const possible = new Set<ErrorCode>([
    ...always,
    ...ofPolicy(policy),
    ...(path.includes('/:') ? ['NOT_FOUND' as const] : []),
    ...(operation.body || takesFiles ? ofBody : []),
    // Of the header that asks for the site as it was.
    ...(readsPast ? ['TOKEN_INVALID' as const] : []),
    ...((isCall(operation) ? callErrors[name] : operation.errors) ?? []),
  ]);
  return errorCodes.filter((code) => possible.has(code));
}

const titles: Readonly<Record<number, string>> = {
  400: 'Refused',
  401: 'Not signed in',
  403: 'Not allowed',
  404: 'Not there',
  409: 'In conflict',
  413: 'Too large',
  414: 'Too long',
  415: 'Wrong type',
  429: 'Too many',
  500: 'Fault',
  503: 'Not now',
  507: 'Disk full',
};

function errorResponse(status: number, codes: readonly ErrorCode[]): Components['responses'][string] {
  const [first = 'INTERNAL'] = codes;
  const waits = codes.some((code) => code === 'RATE_LIMITED' || code === 'UNAVAILABLE');
  return {
    description: `${titles[status]}. ${codes.map((code) => `\`${code}\`: ${errorMeanings[code]}`).join(' ')}`,
    headers: {
      'X-Request-Id': { $ref: '#/components/headers/RequestId' },
      ...(waits && { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } }),
    },
    content: {
      'application/json': {
        schema: {
          allOf: [{ $ref: '#/components/schemas/Error' }, { properties: { text_code: { enum: codes } } }],
        },
        example: {
          error: errorMeanings[first],
          text_code: first,
          ...(waits && { retryAfter: 30 }),
          requestId: '6d3f3c5e-1b0c-4c55-9a53-0d9f2f5f8a11',
        },
      },
    },
  };
}

/** The same answer of several calls is one component. */
export function errorResponsesOf(
  name: string,
  operation: AnyCall | RawRoute,
  responses: Components['responses'],
): Record<string, { $ref: string }> {
  const byStatus = Map.groupBy(errorsOf(name, operation), (code) => statusOf[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => {
      const key = [status, ...codes].join('.');
      responses[key] ??= errorResponse(status, codes);
      return [status, { $ref: `#/components/responses/${key}` }];
    }),
  );
}
