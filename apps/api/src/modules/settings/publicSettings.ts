import { defaultLocale, type Locale } from '@fundfront/content-model';
import type { PublicSettings } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { liveData } from '../live/liveData.ts';
import { liveOfKeys } from '../live/queries.ts';
import { imageOf, textOf } from '../live/values.ts';

export async function publicSettings({ ctx, locale }: { ctx: Ctx; locale: Locale }): Promise<PublicSettings> {
  const [own] = await liveOfKeys(ctx.db, locale, ['settings']);
  const [row] = own ? [own] : await liveOfKeys(ctx.db, defaultLocale, ['settings']);
  if (!row) throw new AppError('NOT_FOUND', 'The settings are not published yet.');
  const data = liveData(row);
  return {
    title: row.title,
    tagline: textOf(data, 'tagline'),
    email: textOf(data, 'email'),
    logo: imageOf(data, 'logo'),
    phone: textOf(data, 'phone'),
    whatsapp: textOf(data, 'whatsapp'),
    portalUrl: textOf(data, 'portalUrl'),
    sampleContent: data.sampleContent === true,
  };
}
