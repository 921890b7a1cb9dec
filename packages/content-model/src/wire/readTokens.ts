import * as v from 'valibot';
import { limits } from '../limits.ts';
import { readableTypeNames } from '../types/index.ts';
import { call } from './call.ts';
import { day, id, instant, okResponse } from './values.ts';

const tag = 'Read tokens';
const policy = 'integrations.manage';

export const readTokenStates = ['good', 'expired', 'revoked'] as const;

const readToken = v.object({
  id,
  name: v.string(),
  /** How the token begins; the rest is stored nowhere. */
  prefix: v.string(),
  types: v.array(v.string()),
  state: v.picklist(readTokenStates),
  expiresAt: instant,
  createdAt: instant,
  createdBy: v.nullable(v.string()),
  /** To the minute. */
  lastUsedAt: v.nullable(instant),
  revokedAt: v.nullable(instant),
});
export type ReadToken = v.InferOutput<typeof readToken>;

export const listReadTokens = call({
  method: 'GET',
  path: '/api/read-tokens',
  policy,
  tag,
  summary: 'Every read token, newest first, without the tokens themselves',
  response: v.object({ tokens: v.array(readToken) }),
});

export const createReadToken = call({
  method: 'POST',
  path: '/api/read-tokens',
  policy,
  tag,
  summary: 'A new read token. It is in this response and never again',
  body: v.strictObject({
    name: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(1, 'Say who reads with it'),
      v.maxLength(limits.integrationNameLength),
    ),
    types: v.pipe(
      v.array(v.picklist(readableTypeNames, 'This content is not read with tokens')),
      v.minLength(1, 'Choose what it may read'),
      v.maxLength(readableTypeNames.length),
    ),
    /** The last day, in Karachi. */
    lastDay: v.pipe(day, v.isoDate('Choose a day')),
  }),
  response: v.object({ token: readToken, secret: v.string() }),
});

export const revokeReadToken = call({
  method: 'POST',
  path: '/api/read-tokens/:id/revoke',
  policy,
  tag,
  summary: 'Ends a read token at once and for good',
  params: v.object({ id }),
  response: okResponse,
});
