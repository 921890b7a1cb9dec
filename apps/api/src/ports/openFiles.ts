import path from 'node:path';
import type { Env } from '../env.ts';
import { s3Settings } from '../s3Settings.ts';
import { diskFiles, type FileStore } from './files.ts';

/** The file store that the environment names: a bucket where S3_BUCKET is set, else a folder in DATA_DIR. */
export async function openFiles(env: Env): Promise<FileStore> {
  const settings = s3Settings(env);
  if (!settings) return diskFiles(path.join(env.DATA_DIR, 'files'));
  // Loaded only here: the SDK is large, and a start without S3 has no use for it.
  const { s3Files } = await import('./s3Files.ts');
  return s3Files(settings);
}
