import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { startStubS3Server } from '../../test/stubS3Server.ts';
import { readEnv } from '../env.ts';
import { openFiles } from '../openBase.ts';

it('is a folder, unless the environment names a bucket', async () => {
  expect((await openFiles(readEnv({}))).label).toBe('Folder on this machine');
  const peer = await startStubS3Server();
  try {
    const files = await openFiles(
      readEnv({
        S3_BUCKET: peer.bucket,
        S3_ENDPOINT: peer.endpoint,
        S3_ACCESS_KEY_ID: peer.credentials.accessKeyId,
        S3_SECRET_ACCESS_KEY: peer.credentials.secretAccessKey,
        S3_FORCE_PATH_STYLE: 'true',
      }),
    );
    expect(files.label).toBe('S3 bucket fundfront-test');
    await files.check();
  } finally {
    await peer.close();
  }
});

const counting = `
  import { registerHooks } from 'node:module';
  let loaded = 0;
  registerHooks({ load(url, context, next) {
    if (url.includes('/@aws-sdk/')) loaded += 1;
    return next(url, context);
  } });
  const { readEnv } = await import('./src/env.ts');
  const { openFiles } = await import('./src/openBase.ts');
  await openFiles(readEnv());
  process.stdout.write(String(loaded));
`;

function sdkModules(env: Record<string, string>): number {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', counting], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    env: { PATH: process.env.PATH ?? '', ...env },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return Number(stdout);
}

it('loads nothing of the SDK at a start without S3', () => {
  expect(sdkModules({})).toBe(0);
  expect(sdkModules({ S3_BUCKET: 'uploads', S3_REGION: 'ap-south-1' })).toBeGreaterThan(0);
});
