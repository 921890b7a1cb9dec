import { defaultLocale } from '@fundfront/content-model';
import type { calls, ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { assertPerson } from '../../guards.ts';
import { liveOfKeys } from '../live/queries.ts';
import { newSecret, otpauthUri } from './codes.ts';
import { accountOf, upsertPendingSecret } from './queries.ts';
import { sealSecret } from './sealedSecret.ts';

async function issuerOf(ctx: Ctx): Promise<string> {
  const [settings] = await liveOfKeys(ctx.db, defaultLocale, ['settings']);
  // A colon would end the issuer in the address.
  return settings?.title.replaceAll(':', ' ') || 'Fundfront';
}

/** Replaces an unconfirmed key. IN_USE while one is in use: it is turned off first, with a code of it. */
export async function startTotp({ ctx }: { ctx: Ctx }): Promise<ResponseOf<typeof calls.startTotp>> {
  const { userId } = assertPerson(ctx.actor);
  const { email } = await accountOf(ctx.db, userId);
  const secret = newSecret();
  if (!(await upsertPendingSecret(ctx.db, userId, sealSecret(ctx, userId, secret)))) {
    throw new AppError('IN_USE', 'Two-step sign-in is on already. Turn it off first.');
  }
  const { default: QRCode } = await import('qrcode');
  const uri = otpauthUri({ secret, issuer: await issuerOf(ctx), email });
  return { uri, secret, qr: await QRCode.toString(uri, { type: 'svg', errorCorrectionLevel: 'M' }) };
}
