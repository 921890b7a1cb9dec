import type { Locale } from '@fundfront/content-model';
import type { Messages } from '../i18n/index.ts';

type Slices = { [Name in keyof Messages]?: () => Promise<Messages[Name]> };

/** What islands say most of. Named in their props in place of written out; each is in a chunk that the browser caches. */
export const slices: Record<Locale, Slices> = {
  en: {
    calculators: async () => (await import('../i18n/en.calculators.ts')).enCalculators,
    documentCheck: async () => (await import('../i18n/en.documents.ts')).enDocumentCheck,
    documentStatus: async () => (await import('../i18n/en.documents.ts')).enDocumentStatus,
    fundPage: async () => (await import('../i18n/en.fundPage.ts')).enFundPage,
    orderClock: async () => (await import('../i18n/en.orderClock.ts')).enOrderClock,
    prices: async () => (await import('../i18n/en.prices.ts')).enPrices,
    finder: async () => (await import('../i18n/en.funds.ts')).enFinder,
    compare: async () => (await import('../i18n/en.funds.ts')).enCompare,
    growth: async () => (await import('../i18n/en.funds.ts')).enGrowth,
    searchBox: async () => (await import('../i18n/en.search.ts')).enSearchBox,
    forms: async () => (await import('../i18n/en.forms.ts')).enForms,
    callDialog: async () => (await import('../i18n/en.forms.ts')).enCallDialog,
    tracking: async () => (await import('../i18n/en.forms.ts')).enTracking,
    subscription: async () => (await import('../i18n/en.forms.ts')).enSubscription,
  },
  ur: {
    calculators: async () => (await import('../i18n/ur.calculators.ts')).urCalculators,
    documentCheck: async () => (await import('../i18n/ur.documents.ts')).urDocumentCheck,
    documentStatus: async () => (await import('../i18n/ur.documents.ts')).urDocumentStatus,
    fundPage: async () => (await import('../i18n/ur.fundPage.ts')).urFundPage,
    orderClock: async () => (await import('../i18n/ur.orderClock.ts')).urOrderClock,
    prices: async () => (await import('../i18n/ur.prices.ts')).urPrices,
    finder: async () => (await import('../i18n/ur.funds.ts')).urFinder,
    compare: async () => (await import('../i18n/ur.funds.ts')).urCompare,
    growth: async () => (await import('../i18n/ur.funds.ts')).urGrowth,
    searchBox: async () => (await import('../i18n/ur.search.ts')).urSearchBox,
    forms: async () => (await import('../i18n/ur.forms.ts')).urForms,
    callDialog: async () => (await import('../i18n/ur.forms.ts')).urCallDialog,
    tracking: async () => (await import('../i18n/ur.forms.ts')).urTracking,
    subscription: async () => (await import('../i18n/ur.forms.ts')).urSubscription,
  },
};

const isSliceOf = (locale: Locale, name: string): name is keyof Slices => Object.hasOwn(slices[locale], name);

const named = /"\$messages":"(en|ur)\.(\w+)/g;

/** Loads the slices that these props name. @returns what stands behind a reference such as `en.forms.labels` */
export async function loadMessages(json: string): Promise<(reference: string) => unknown> {
  const wanted = new Map<string, Promise<unknown>>();
  for (const [, locale, name = ''] of json.matchAll(named)) {
    const each = locale === 'ur' ? 'ur' : 'en';
    if (isSliceOf(each, name)) wanted.set(`${each}.${name}`, Promise.resolve(slices[each][name]?.()));
  }
  const loaded = new Map(await Promise.all([...wanted].map(async ([name, slice]) => [name, await slice] as const)));
  return (reference) => {
    const [locale, name, ...keys] = reference.split('.');
    return keys.reduce<unknown>(
      (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
      loaded.get(`${locale}.${name}`),
    );
  };
}
