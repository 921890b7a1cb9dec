import { type Locale, riskProfiles } from '@fundfront/content-model';
import type { NavBoard } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { textOf } from '../live/values.ts';
import { type Category, fundRows, isGroupPage, liveCategories } from './fundRows.ts';

export async function getNavBoard({ ctx, input }: { ctx: Ctx; input: { locale: Locale } }): Promise<NavBoard> {
  const categories = await liveCategories(ctx, input.locale);
  const funds = await fundRows({ ctx, locale: input.locale });
  const covered = new Set(categories.filter(isGroupPage).map((category) => category.group));
  const listed = categories.filter((category) => isGroupPage(category) || !covered.has(category.group));
  const summaryOf = (category: Category) => {
    const { slug, title, path, group } = category;
    const within = funds.filter((fund) =>
      isGroupPage(category) ? fund.category.group === group : fund.category.slug === slug,
    );
    const risks = new Set(within.map((fund) => fund.riskProfile));
    return {
      slug,
      title,
      path,
      group,
      suits: textOf(category.data, 'suits'),
      riskProfiles: riskProfiles.filter((profile) => risks.has(profile)),
      funds: within.length,
    };
  };
  const asOf = funds.reduce<string | null>((latest, { price }) => {
    if (!price || (latest !== null && latest >= price.validityDate)) return latest;
    return price.validityDate;
  }, null);
  return { asOf, categories: listed.map(summaryOf).filter((category) => category.funds > 0), funds };
}
