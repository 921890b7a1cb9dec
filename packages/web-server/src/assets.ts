import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compress, type Encoding } from './encodings.ts';

export interface Asset {
  readonly body: Buffer<ArrayBuffer>;
  readonly type: string;
  readonly etag: string;
  /** Its name changes with its content, so a browser may keep it for good. */
  readonly immutable: boolean;
  /** By the build, else at the first request; undefined where compressing gains nothing. */
  readonly encoded: (encoding: Encoding) => Promise<Buffer<ArrayBuffer>> | undefined;
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.map': 'application/json',
  '.xml': 'application/xml',
};

export function etagOf(body: Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

function readAsset(folder: string, name: string, isImmutable: (name: string) => boolean): Asset {
  const body = readFileSync(path.join(folder, name));
  const extension = path.extname(name);
  const compressible = !['.woff2', '.png'].includes(extension) && body.length > 512;
  const made = new Map<Encoding, Promise<Buffer<ArrayBuffer>>>();
  const built = path.join(folder, `${name}.br`);
  if (existsSync(built)) made.set('br', Promise.resolve(readFileSync(built)));
  return {
    body,
    type: types[extension] ?? 'application/octet-stream',
    etag: etagOf(body),
    immutable: isImmutable(name),
    encoded: (encoding) => {
      if (!compressible) return undefined;
      const ready = made.get(encoding) ?? compress(body, encoding, 'kept');
      made.set(encoding, ready);
      return ready;
    },
  };
}

/**
 * Keys are paths on the web (`/assets/index-….js`). Throws where there is no folder.
 * @param isImmutable of the path within the folder
 */
export function readAssets(folder: string, isImmutable: (name: string) => boolean): Map<string, Asset> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    // The build's own notes, and what it compressed.
    .filter((name) => !name.startsWith('.') && !name.endsWith('.br'));
  return new Map(names.map((name) => [`/${name}`, readAsset(folder, name, isImmutable)]));
}
