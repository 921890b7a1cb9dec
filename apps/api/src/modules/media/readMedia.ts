import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { contentDisposition } from './contentDisposition.ts';
import { typeOfName } from './imageTypes.ts';
import { originalNameOf } from './queries.ts';
import type { StoredFile } from './sendFile.ts';

/** NOT_FOUND for a name that the server did not give, and for what no member of staff uploaded. */
export async function readMedia({ ctx, name }: { ctx: Ctx; name: string }): Promise<StoredFile> {
  const mediaType = typeOfName(name);
  const originalName = mediaType && (await originalNameOf(ctx.db, name));
  const bytes = originalName === undefined ? null : await ctx.ports.files.get(name);
  if (!mediaType || originalName === undefined || !bytes) throw new AppError('NOT_FOUND', 'There is no such picture.');
  const disposition = contentDisposition('inline', originalName);
  return { bytes: new Uint8Array(bytes), mediaType, etag: `"${name}"`, disposition };
}
