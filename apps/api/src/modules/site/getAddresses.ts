import { defaultLocale, type Locale, locales, otherLocale, publicPath } from '@fundfront/content-model';
import { type calls, pageTypes, type ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { linksOfTypes } from '../live/queries.ts';
import { inOrder, type Step } from './addressOrder.ts';
import { isIndexed } from './links.ts';

type Address = ResponseOf<typeof calls.getAddresses>[number];
/** Every canonical address that the public may find, English first, each with its other language. */
export async function getAddresses({ ctx }: { ctx: Ctx }): Promise<Address[]> {
  const english = await linksOfTypes(ctx.db, defaultLocale, pageTypes);
  const steps: { locale: Locale; step: Step }[] = [];
  for (const locale of locales) {
    const links = locale === defaultLocale ? english : await linksOfTypes(ctx.db, locale, pageTypes);
    for (const step of inOrder(links, english)) steps.push({ locale, step });
  }
  const paths = new Map(
    steps.map(({ locale, step: { link } }) => [`${link.id}.${locale}`, publicPath(locale, link.address)]),
  );
  return steps.map(({ locale, step: { link, depth } }) => {
    const other = otherLocale(locale);
    const alternate = paths.get(`${link.id}.${other}`);
    return {
      id: link.id,
      locale,
      path: publicPath(locale, link.address),
      title: link.title,
      depth,
      updatedAt: (link.publishedAt ?? ctx.ports.clock.now()).toISOString(),
      alternate: alternate === undefined ? null : { locale: other, path: alternate },
      indexed: isIndexed(link.seo),
    };
  });
}
