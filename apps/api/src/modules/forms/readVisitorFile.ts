import { forms } from '@fundfront/content-model';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { assertCan } from '../../guards.ts';
import { contentDisposition } from '../media/contentDisposition.ts';
import { fileOfName } from './queries.ts';
import { storedName } from './uploadNames.ts';

/** A stranger's drawing or document must run nothing, even when opened in place. */
const sandboxPolicy = "default-src 'none'; sandbox; frame-ancestors 'none'";

/**
 * For those who may read its form; before a form claimed it, for administrators alone. NOT_FOUND for any other name.
 */
export async function readVisitorFile({ ctx, name }: { ctx: Ctx; name: string }) {
  const file = await fileOfName(ctx.db, name);
  // Whoever may read no submission must not learn which names exist.
  assertCan(ctx.actor, file?.form ? forms[file.form].readPermission : 'system.check');
  const bytes = file && (await ctx.ports.files.get(storedName(name)));
  if (!bytes) throw new AppError('NOT_FOUND', 'There is no such upload.');
  const headers = {
    'content-type': file.mediaType,
    'content-disposition': contentDisposition('attachment', file.originalName),
    'content-security-policy': sandboxPolicy,
    'cache-control': 'no-store',
  };
  return { bytes: new Uint8Array(bytes), headers };
}
