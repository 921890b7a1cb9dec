import type { NavBoard } from '../../content/site.ts';

export interface BoardTab {
  id: string;
  label: string;
  count: number;
}

export function tabsOf({ categories, funds }: NavBoard): BoardTab[] {
  const groups = [...new Set(categories.map((category) => category.group))];
  return groups
    .map((group) => {
      const own = categories.find((category) => category.slug === group);
      const any = categories.find((category) => category.group === group);
      const count = funds.filter((fund) => fund.category.group === group).length;
      return { id: group, label: (own ?? any)?.title ?? group, count };
    })
    .filter((tab) => tab.count > 0);
}
