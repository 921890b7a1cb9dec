import { keysOf } from '@fundfront/content-model/objects';
import * as v from 'valibot';

export interface S3Settings {
  bucket: string;
  region: string;
  endpoint?: string;
  /** Without them, the machine's own role at Amazon is used. */
  credentials?: { accessKeyId: string; secretAccessKey: string };
  forcePathStyle: boolean;
}

/** Stores of other makers have one region, whatever it is called. */
const anyRegion = 'us-east-1';

const set = v.pipe(v.string(), v.regex(/^\S+$/, 'must have no spaces'));

export const s3Variables = {
  S3_BUCKET: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
        'must be the name of a bucket: 3 to 63 small letters, digits, dots and hyphens',
      ),
    ),
  ),
  S3_ENDPOINT: v.optional(
    v.pipe(
      v.string(),
      // Keys have variables of their own: an address with one in it would reach error messages.
      v.regex(/^https?:\/\/[^\s/@]+\/*$/, 'must be a web address like https://s3.example.com'),
      v.transform((text) => text.replace(/\/+$/, '')),
    ),
  ),
  S3_REGION: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, 'must be a region like eu-central-1'))),
  S3_ACCESS_KEY_ID: v.optional(set),
  S3_SECRET_ACCESS_KEY: v.optional(set),
  S3_FORCE_PATH_STYLE: v.optional(v.picklist(['true', 'false'], 'must be true or false')),
};

type S3Env = { [K in keyof typeof s3Variables]?: v.InferOutput<(typeof s3Variables)[K]> };

export function s3Problem(env: S3Env): string | undefined {
  const names = keysOf(s3Variables);
  const other = names.find((name) => env[name] !== undefined);
  if (!env.S3_BUCKET) return other && `S3_BUCKET must be set where ${other} is.`;
  const { S3_ACCESS_KEY_ID: key, S3_SECRET_ACCESS_KEY: secret } = env;
  if (key && !secret) return 'S3_SECRET_ACCESS_KEY must be set where S3_ACCESS_KEY_ID is.';
  if (secret && !key) return 'S3_ACCESS_KEY_ID must be set where S3_SECRET_ACCESS_KEY is.';
  if (env.S3_ENDPOINT && !key) return 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set where S3_ENDPOINT is.';
  if (!env.S3_ENDPOINT && !env.S3_REGION) return 'S3_REGION must be set where S3_BUCKET is without S3_ENDPOINT.';
  return undefined;
}

export function s3Settings(env: S3Env): S3Settings | undefined {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: key, S3_SECRET_ACCESS_KEY: secret } = env;
  if (!bucket) return undefined;
  return {
    bucket,
    region: env.S3_REGION ?? anyRegion,
    ...(endpoint && { endpoint }),
    ...(key && secret && { credentials: { accessKeyId: key, secretAccessKey: secret } }),
    forcePathStyle: env.S3_FORCE_PATH_STYLE === 'true',
  };
}
