import { operationsVariables, port } from '@fundfront/web-server/settings';
import * as v from 'valibot';

const origin = v.pipe(
  v.string('must be a web address like https://www.example.com'),
  v.url('must be a web address like https://www.example.com'),
  v.regex(/^https?:\/\//, 'must begin with http:// or https://'),
  v.transform((text) => text.replace(/\/+$/, '')),
);

const schema = v.object({
  ADMIN_PORT: v.optional(port, '3001'),
  HOST: v.optional(v.pipe(v.string(), v.minLength(1, 'must be an address to listen on')), '127.0.0.1'),
  API_URL: origin,
  PUBLIC_SITE_URL: origin,
  /** The admin's own address; browsers are told to keep to https where it is. */
  PUBLIC_ADMIN_URL: v.optional(origin, 'http://localhost:3001'),
  /** Whether the connection's other end is a proxy of ours, whose forwarded address may be believed. */
  TRUST_PROXY: v.pipe(
    v.optional(v.picklist(['true', 'false'], 'must be true or false'), 'false'),
    v.transform((text) => text === 'true'),
  ),
  ...operationsVariables,
});

export type Env = v.InferOutput<typeof schema>;

/** Reads the environment once. Throws an Error whose message is one sentence that names the wrong variable. */
export function readEnv(source: Record<string, string | undefined>): Env {
  // An empty variable in a shell file means "not set".
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const result = v.safeParse(schema, given);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const name = String(issue.path?.[0]?.key ?? 'The environment');
  const problem = given[name] === undefined ? 'is missing; it' : `is "${given[name]}", but`;
  const requirement = issue.message.startsWith('must') ? issue.message : 'must be set';
  throw new Error(`${name} ${problem} ${requirement}.`);
}
