import { type Locale, locales, otherLocale, publicPath } from '@fundfront/content-model';
import type { AnswerOf, calls } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { type LiveLink, linksOfTypes } from '../live/queries.ts';
import { byOrder, isIndexed } from './links.ts';

type Address = AnswerOf<typeof calls.getAddresses>[number];
interface Step {
  link: LiveLink;
  depth: number;
}

/** Pages along the tree, each followed by what is below it; then each category with its funds. */
function inOrder(links: readonly LiveLink[]): Step[] {
  const shown = links.filter(({ isActive }) => isActive);
  const ids = new Set(shown.map(({ id }) => id));
  const children = Map.groupBy(
    shown.filter(({ type }) => type === 'page'),
    ({ parentId }) => (parentId !== null && ids.has(parentId) ? parentId : null),
  );
  const below = (parentId: string | null, depth: number): Step[] =>
    (children.get(parentId) ?? []).flatMap((link) => [{ link, depth }, ...below(link.id, depth + 1)]);
  const funds = Map.groupBy(
    shown.filter(({ type }) => type === 'fund'),
    ({ category }) => category,
  );
  const categories = shown.filter(({ type }) => type === 'fundCategory').sort(byOrder);
  const listed = categories.flatMap((link) => [
    { link, depth: 0 },
    ...(funds.get(link.id) ?? []).sort(byOrder).map((fund) => ({ link: fund, depth: 1 })),
  ]);
  const placed = new Set(categories.map(({ id }) => id));
  const others = [...funds].flatMap(([category, own]) => (category !== null && placed.has(category) ? [] : own));
  return [...below(null, 0), ...listed, ...others.map((link) => ({ link, depth: 0 }))];
}

/** Every canonical address that the public may find, English first, each with its other language. */
export async function getAddresses({ ctx }: { ctx: Ctx }): Promise<Address[]> {
  const types = ['page', 'fund', 'fundCategory'];
  const steps: { locale: Locale; step: Step }[] = [];
  for (const locale of locales) {
    for (const step of inOrder(await linksOfTypes(ctx.db, locale, types))) steps.push({ locale, step });
  }
  const paths = new Map(
    steps.map(({ locale, step: { link } }) => [`${link.id}.${locale}`, publicPath(locale, link.address)]),
  );
  return steps.map(({ locale, step: { link, depth } }) => {
    const other = otherLocale(locale);
    const twin = paths.get(`${link.id}.${other}`);
    return {
      id: link.id,
      locale,
      path: publicPath(locale, link.address),
      title: link.title,
      depth,
      updatedAt: (link.publishedAt ?? ctx.ports.clock.now()).toISOString(),
      twin: twin === undefined ? null : { locale: other, path: twin },
      indexed: isIndexed(link.seo),
    };
  });
}
