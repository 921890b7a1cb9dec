import { normalizePath } from '@fundfront/content-model';
import type { AddressTrial } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { assertCan } from '../../guards.ts';
import { followRedirects } from './followRedirects.ts';

/** Throws VALIDATION for what is no address of the site. */
export async function tryAddress({ ctx, input }: { ctx: Ctx; input: { path: string } }): Promise<AddressTrial> {
  assertCan(ctx.actor, 'content.read', 'anywhere');
  const { PUBLIC_SITE_URL } = ctx.env;
  const own = input.path.startsWith(`${PUBLIC_SITE_URL}/`) ? input.path.slice(PUBLIC_SITE_URL.length) : input.path;
  const path = own.startsWith('/') ? normalizePath(own.split(/[?#]/, 1)[0] ?? own) : null;
  if (path === null) {
    const message = 'An address of the site starts with /';
    throw new AppError('VALIDATION', message, { fields: [{ path: 'path', message }] });
  }
  return followRedirects(ctx, path);
}
