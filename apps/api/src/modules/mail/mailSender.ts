import { defaultLocale, type Locale } from '@fundfront/content-model';
import type { Ctx } from '../../context.ts';
import { liveData } from '../live/liveData.ts';
import { liveOfKeys } from '../live/queries.ts';
import { textOf } from '../live/values.ts';

export async function mailSender(ctx: Ctx, lang: Locale): Promise<{ name: string; email: string | null }> {
  const [own] = await liveOfKeys(ctx.db, lang, ['settings']);
  const [row] = own ? [own] : await liveOfKeys(ctx.db, defaultLocale, ['settings']);
  return {
    name: row?.title ?? new URL(ctx.env.PUBLIC_SITE_URL).hostname,
    email: row ? textOf(liveData(row), 'email') : null,
  };
}
