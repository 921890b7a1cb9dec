import { defaultLocale, type Locale, publicPath } from '@fundfront/content-model';
import type { Ctx } from '../../context.ts';
import { liveData } from '../live/liveData.ts';
import { liveOfKeys } from '../live/queries.ts';
import { mailSender } from '../mail/mailSender.ts';
import type { AlertContent } from './alertContent.ts';

const pages = {
  prices: '/daily-funds-nav-history',
  reports: '/downloads/fund-managers-report',
  manage: '/customer-service/subscribe',
} as const;

export function siteUrl(ctx: Ctx, lang: Locale, page: keyof typeof pages): string {
  return `${ctx.env.PUBLIC_SITE_URL}${publicPath(lang, pages[page])}`;
}

/** What every alert in a language has in common. */
export async function alertFrame(ctx: Ctx, lang: Locale): Promise<Pick<AlertContent, 'lang' | 'sample' | 'sender'>> {
  const [settings] = await liveOfKeys(ctx.db, defaultLocale, ['settings']);
  const { name } = await mailSender(ctx, lang);
  return { lang, sample: settings !== undefined && liveData(settings).sampleContent === true, sender: name };
}
