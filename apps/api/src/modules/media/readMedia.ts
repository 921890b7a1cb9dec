import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { contentDisposition } from './contentDisposition.ts';
import { typeOfName } from './kinds.ts';
import { originalNameOf } from './queries.ts';

export interface MediaFile {
  bytes: Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
}

// The name is made from the content: what it names can never change.
const forever = 'public, max-age=31536000, immutable';
// A drawing opened by itself must be a picture and nothing else.
const harmless = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

/** A picture by the name that the server gave it, with the headers that it is served with. NOT_FOUND for any other. */
export async function readMedia({ ctx, name }: { ctx: Ctx; name: string }): Promise<MediaFile> {
  const type = typeOfName(name);
  const bytes = type && (await ctx.ports.files.get(name));
  if (!bytes) throw new AppError('NOT_FOUND', 'There is no such picture.');
  const headers = {
    'content-type': type,
    'content-disposition': contentDisposition((await originalNameOf(ctx.db, name)) ?? name),
    'content-security-policy': harmless,
    'cache-control': forever,
    etag: `"${name}"`,
  };
  return { bytes: new Uint8Array(bytes), headers };
}
