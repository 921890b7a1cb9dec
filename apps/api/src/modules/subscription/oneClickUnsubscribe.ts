import type { Locale } from '@fundfront/content-model';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { endSubscription } from './endSubscription.ts';
import { pageUrl } from './mails.ts';

interface OneClickInput {
  token: string;
  body: Uint8Array<ArrayBuffer>;
  type: string;
}

/** RFC 8058, section 3.2. */
async function isOneClick({ body, type }: OneClickInput): Promise<boolean> {
  try {
    const form = await new Response(body, { headers: { 'content-type': type } }).formData();
    return form.get('List-Unsubscribe') === 'One-Click';
  } catch {
    return false;
  }
}

/** BAD_REQUEST without the words that the standard asks for. */
export async function oneClickUnsubscribe({ ctx, input }: { ctx: Ctx; input: OneClickInput }): Promise<void> {
  if (!(await isOneClick(input))) throw new AppError('BAD_REQUEST', 'Send List-Unsubscribe=One-Click as a form.');
  await endSubscription({ ctx, input: { token: input.token, lang: 'en' } });
}

/** The page asks first, since programs that prefetch links must end nothing. */
export function unsubscribePageUrl(ctx: Ctx, token: string, lang: Locale): string {
  return pageUrl(ctx, lang, 'end', encodeURIComponent(token));
}
