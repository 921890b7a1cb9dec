import type { EntryData, Locale } from '@fundfront/content-model';
import type { CutOffRule } from '@fundfront/content-model/cutOffs';
import { karachiDay } from '@fundfront/content-model/karachi';
import type { CutOffs } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { holidaysBetween } from '../ledger/queries/holidays.ts';
import { liveData } from '../live/liveData.ts';
import { liveOfTypeAnyLanguage } from '../live/queries.ts';
import { textOf } from '../live/values.ts';
import { type Category, isGroupPage, liveCategories } from '../nav/fundRows.ts';
import { type LiveItem, liveItems } from '../nav/liveItems.ts';
import { namedBy, ruleOf } from './ruleOf.ts';

const lastDay = '9999-12-31';

interface Cover {
  scope: CutOffRule['scope'];
  funds: string[] | null;
}

/** A category that is its group's own page stands for the group, as on the site. */
function coverOf(categories: readonly Category[], funds: readonly LiveItem[]): (data: EntryData) => Cover {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const categoryOf = (fund: LiveItem) => byId.get(textOf(fund.data, 'category') ?? '');
  return (data) => {
    const named = namedBy(data);
    if (named === null) return { scope: 'all', funds: null };
    if ('fund' in named) return { scope: 'fund', funds: [named.fund] };
    const category = byId.get(named.category);
    const group = category && isGroupPage(category) ? category.group : null;
    const within = funds.filter((fund) => {
      const own = categoryOf(fund);
      return own?.id === named.category || (group !== null && own?.group === group);
    });
    return { scope: group === null ? 'category' : 'group', funds: within.map(({ id }) => id) };
  };
}

/** Rules and seasons that are not over, and the holidays from today on. */
export async function getCutOffs({
  ctx,
  input: { locale },
}: {
  ctx: Ctx;
  input: { locale: Locale };
}): Promise<CutOffs> {
  const today = karachiDay(ctx.ports.clock.now());
  const rows = await liveOfTypeAnyLanguage(ctx.db, locale, 'cutOff');
  const cover = coverOf(await liveCategories(ctx, locale), await liveItems(ctx, locale, 'fund'));
  const rules = rows.map((row) => {
    const data = liveData(row);
    return { id: row.id, name: row.title, ...cover(data), ...ruleOf(data) };
  });
  const holidays = await holidaysBetween(ctx.db, today, lastDay);
  return {
    rules: rules.filter(({ season }) => season === null || season.to >= today),
    holidays: holidays.map(({ day, nameEn, nameUr }) => ({ day, name: locale === 'ur' ? nameUr : nameEn })),
  };
}
