import type { Ctx } from '../../context.ts';
import { addEntry } from './addEntry.ts';

interface SeedTabs {
  page: string;
  slug: string;
  en: { title: string; tabs: { title: string; url: string }[] };
  ur: { title: string; tabs: { title: string; url: string }[] };
}

const salesTabs: SeedTabs = {
  page: '/sales',
  slug: 'sales',
  en: {
    title: 'Where to buy and redeem',
    tabs: [
      { title: 'Branch network', url: '/sales/branch-network' },
      { title: 'FBL branches', url: '/sales/fbl-branches' },
      { title: 'Distributors', url: '/sales/distributors' },
    ],
  },
  ur: {
    title: 'کہاں خریدیں اور واپس کریں',
    tabs: [
      { title: 'برانچ نیٹ ورک', url: '/ur/sales/branch-network' },
      { title: 'ایف بی ایل برانچیں', url: '/ur/sales/fbl-branches' },
      { title: 'ڈسٹری بیوٹرز', url: '/ur/sales/distributors' },
    ],
  },
};

const calculators = ['tax-saving-calculator', 'growth-calculator', 'goal-calculator'] as const;

const calculatorTitles = {
  en: { 'tax-saving-calculator': 'Tax credit', 'growth-calculator': 'Growth', 'goal-calculator': 'Goal' },
  ur: { 'tax-saving-calculator': 'ٹیکس کریڈٹ', 'growth-calculator': 'بچت کا بڑھنا', 'goal-calculator': 'مقصد' },
};

// Tabs stand on a page and on those below it; the calculators stand beside each other.
const calculatorTabs = calculators.map((slug): SeedTabs => {
  const tabsIn = (locale: 'en' | 'ur', prefix: string) =>
    calculators.map((each) => ({
      title: calculatorTitles[locale][each],
      url: `${prefix}/customer-service/${each}`,
    }));
  return {
    page: `/customer-service/${slug}`,
    slug,
    en: { title: 'Calculators', tabs: tabsIn('en', '') },
    ur: { title: 'کیلکولیٹر', tabs: tabsIn('ur', '/ur') },
  };
});

const breadcrumb = { page: '/downloads/articles', slug: 'articles', en: 'Articles', ur: 'مضامین' };

/** @param pageIds ids of the pages by their address */
export async function seedNavigation(ctx: Ctx, pageIds: ReadonlyMap<string, string>): Promise<void> {
  const idOf = (address: string) => pageIds.get(address) ?? null;
  for (const { page, slug, en, ur } of [salesTabs, ...calculatorTabs]) {
    await addEntry(ctx, {
      type: 'tabs',
      locale: 'en',
      data: { slug, page: idOf(page), ...en },
      translation: { locale: 'ur', data: { slug, ...ur } },
    });
  }
  const { slug, en, ur, page } = breadcrumb;
  await addEntry(ctx, {
    type: 'breadcrumb',
    locale: 'en',
    data: { title: en, slug, page: idOf(page) },
    translation: { locale: 'ur', data: { title: ur, slug } },
  });
}
