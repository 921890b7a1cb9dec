import type { Ctx } from '../../context.ts';
import { addEntry } from './addEntry.ts';

const tabs = {
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

const breadcrumb = { page: '/downloads/articles', slug: 'articles', en: 'Articles', ur: 'مضامین' };

/** @param pageIds ids of the pages by their address */
export async function seedNavigation(ctx: Ctx, pageIds: ReadonlyMap<string, string>): Promise<void> {
  const idOf = (address: string) => pageIds.get(address) ?? null;
  await addEntry(ctx, {
    type: 'tabs',
    locale: 'en',
    data: { slug: tabs.slug, page: idOf(tabs.page), ...tabs.en },
    translation: { locale: 'ur', data: { slug: tabs.slug, ...tabs.ur } },
  });
  const { slug, en, ur, page } = breadcrumb;
  await addEntry(ctx, {
    type: 'breadcrumb',
    locale: 'en',
    data: { title: en, slug, page: idOf(page) },
    translation: { locale: 'ur', data: { title: ur, slug } },
  });
}
