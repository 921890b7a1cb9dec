import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import type { Secrets } from '../../secrets.ts';
import { StartupError } from '../../startupError.ts';
import { anchorSchema } from '../audit/anchor.ts';

const format = 1;
const sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const manifest = v.object({
  format: v.literal(format),
  /** ISO 8601 */
  createdAt: v.string(),
  /** Of the database that it was read from: its rows fit no other. */
  migration: v.string(),
  tables: v.array(
    v.object({
      schema: v.string(),
      name: v.string(),
      columns: v.array(v.string()),
      key: v.array(v.string()),
      rows: count,
      sha256,
    }),
  ),
  sequences: v.array(v.object({ name: v.string(), value: v.nullable(v.string()) })),
  files: v.array(v.object({ name: v.string(), bytes: count, sha256 })),
  /** Head of the audit log, signed with a key of the privacy secret; null for an empty log. */
  audit: v.nullable(anchorSchema),
  /** What {@link privacyMark} is for the secret that sealed what visitors entrusted. */
  privacy: v.string(),
});
export type Manifest = v.InferOutput<typeof manifest>;
export type TableInManifest = Manifest['tables'][number];

/** Written last: a folder without it holds no whole backup. */
export const manifestOf = (folder: string): string => path.join(folder, 'manifest.json');
export const rowsFileOf = (folder: string, { schema, name }: Pick<TableInManifest, 'schema' | 'name'>): string =>
  path.join(folder, 'rows', `${schema}.${name}.ndjson`);
export const filesOf = (folder: string): string => path.join(folder, 'files');
export const secretsOf = (folder: string): string => path.join(folder, 'secrets.json');

const secrets = v.object({ session: v.string(), revalidate: v.string(), privacy: v.string() });

/** Throws a StartupError where the backup was made without them. */
export async function readSecrets(folder: string): Promise<Secrets> {
  try {
    return v.parse(secrets, JSON.parse(await readFile(secretsOf(folder), 'utf8')));
  } catch {
    throw new StartupError('This backup holds no secrets. It was made without --secrets.');
  }
}

/** Throws a StartupError for a folder that holds no whole backup. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(manifestOf(folder), 'utf8').catch(() => {
    throw new StartupError(`${folder} holds no backup, or one that was not finished: its manifest.json is not there.`);
  });
  try {
    return v.parse(manifest, JSON.parse(text));
  } catch {
    throw new StartupError(`${manifestOf(folder)} is damaged, or of another version of this product.`);
  }
}

export async function writeManifest(folder: string, content: Omit<Manifest, 'format'>): Promise<Manifest> {
  const written: Manifest = { format, ...content };
  await writeFile(manifestOf(folder), `${JSON.stringify(written, null, 1)}\n`, { mode: 0o600 });
  return written;
}
