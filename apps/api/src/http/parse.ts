import { problemsOf } from '@fundfront/content-model';
import { describeIssue } from '@fundfront/content-model/derive/describeIssue';
import { limits } from '@fundfront/content-model/limits';
import type { AnyCall } from '@fundfront/content-model/wire';
import type { Context } from 'hono';
import * as v from 'valibot';
import { AppError } from '../errors.ts';
import { readBody } from './readBody.ts';
import { requiredKeys, type Shape } from './schemaEntries.ts';

/** Far above any form of the admin: rich text is counted in characters, and Urdu takes two bytes for one. */
const jsonBytes = 2_097_152;

type TranslateMessage = NonNullable<AnyCall['translate']>;

const untranslated: TranslateMessage = (message) => message;

/** Each with undefined, so that its own schema says what it is; an object says of a missing key only that it is missing. */
function withMissingKeys(schema: Shape, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return { ...Object.fromEntries(requiredKeys(schema).map((key) => [key, undefined])), ...value };
}

function validated<Output>(
  schema: v.GenericSchema<unknown, Output>,
  value: unknown,
  what: string,
  translate: TranslateMessage = untranslated,
): Output {
  refuseUnstorable(value, what);
  const result = v.safeParse(schema, withMissingKeys(schema, value));
  if (result.success) return result.output;
  const fields = problemsOf(result.issues, describeIssue).map(({ path, message }) => ({
    path,
    message: translate(message, value),
  }));
  const first = fields[0];
  const summary = first && (translate === untranslated ? `${first.path || what}: ${first.message}` : first.message);
  throw new AppError('VALIDATION', summary ?? `The ${what} is not valid.`, { fields });
}

async function jsonOf(c: Context): Promise<unknown> {
  const bytes = await readBody(c, jsonBytes);
  if (bytes.byteLength === 0) return undefined;
  const type = c.req.header('content-type') ?? '';
  if (!/^application\/json\b/i.test(type)) throw new AppError('UNSUPPORTED_TYPE', 'Send the body as application/json.');
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new AppError('BAD_REQUEST', 'The body is not valid JSON.');
  }
}

function checked(
  schema: v.GenericSchema<unknown, unknown> | undefined,
  value: unknown,
  what: string,
  translate?: TranslateMessage,
): unknown {
  return schema && validated(schema, value, what, translate);
}

/** A key given twice would leave open which one counts. */
function queryOf(url: URL): Record<string, string> {
  const query: Record<string, string> = {};
  for (const [key, value] of url.searchParams) {
    if (Object.hasOwn(query, key)) throw new AppError('BAD_REQUEST', `${key} is given twice.`);
    query[key] = value;
  }
  return query;
}

/** PostgreSQL stores neither NUL nor half a surrogate pair, and nobody types one; schemas follow every level with a call. */
function refuseUnstorable(value: unknown, what: string, depth = 0): void {
  if (depth > limits.jsonDepth) {
    throw new AppError('BAD_REQUEST', `The ${what} is nested deeper than ${limits.jsonDepth} levels.`);
  }
  if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) {
    throw new AppError('BAD_REQUEST', `The ${what} holds a character that cannot be stored.`);
  }
  if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      refuseUnstorable(key, what, depth);
      refuseUnstorable(inner, what, depth + 1);
    }
  }
}

/** The JSON body of a route that is no call, because its answer is a file. */
export async function parseBody<Body>(schema: v.GenericSchema<unknown, Body>, c: Context): Promise<Body> {
  return validated(schema, await jsonOf(c), 'body');
}

/** Of such a route that anybody may ask for. */
export function parseQuery<Query>(schema: v.GenericSchema<unknown, Query>, c: Context): Query {
  return validated(schema, queryOf(new URL(c.req.url)), 'query');
}

export function parseParams<Params>(schema: v.GenericSchema<unknown, Params>, c: Context): Params {
  return validated(schema, c.req.param(), 'address');
}

export async function parseRequest(call: AnyCall, c: Context) {
  const none = v.strictObject({});
  return {
    params: checked(call.params, c.req.param(), 'address'),
    query: checked(call.query ?? none, queryOf(new URL(c.req.url)), 'query'),
    body: call.body ? checked(call.body, await jsonOf(c), 'body', call.translate) : undefined,
  };
}
