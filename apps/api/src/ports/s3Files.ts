import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import type { S3Settings } from '../s3Settings.ts';
import { type FileStore, fileStore } from './files.ts';

/** Limit for one file, with the retries of the SDK; a store that hangs must not block requests forever. */
const longestMs = 30_000;

/**
 * For Amazon S3 or a store that speaks its protocol. Nothing is requested before the first file is. The key needs
 * GetObject, PutObject, DeleteObject, and ListBucket: without the last, S3 answers "forbidden" for missing files.
 */
export function s3Files(settings: S3Settings, { timeoutMs = longestMs }: { timeoutMs?: number } = {}): FileStore {
  const { bucket, region, endpoint, credentials, forcePathStyle } = settings;
  const client = new S3Client({
    region,
    forcePathStyle,
    ...(endpoint && { endpoint }),
    ...(credentials && { credentials }),
    // Stores that only speak S3's protocol often do not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const of = (name: string) => ({ Bucket: bucket, Key: name });
  const inTime = () => ({ abortSignal: AbortSignal.timeout(timeoutMs) });
  return fileStore(`S3 bucket ${bucket}`, {
    async put(name, bytes) {
      await client.send(new PutObjectCommand({ ...of(name), Body: bytes }), inTime());
    },
    async get(name) {
      try {
        const { Body } = await client.send(new GetObjectCommand(of(name)), inTime());
        return (await Body?.transformToByteArray()) ?? new Uint8Array();
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand(of(name)), inTime());
    },
    async list() {
      const names: string[] = [];
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket })) {
        names.push(...Contents.flatMap(({ Key }) => Key ?? []));
      }
      return names;
    },
  });
}
