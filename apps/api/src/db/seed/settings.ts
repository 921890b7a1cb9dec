import type { SeedRow } from './types.ts';

/** No phone or chat number ships: an invented one would be somebody's. */
export const settings: { en: SeedRow<'settings'>; ur: Pick<SeedRow<'settings'>, 'title' | 'slug' | 'tagline'> } = {
  en: {
    title: 'Sample Asset Management',
    slug: 'settings',
    tagline: 'Sample content, not a real company',
    email: 'help@sample.example',
    portalUrl: 'https://portal.sample.example/',
    sampleContent: true,
    registration: false,
  },
  ur: { title: 'سیمپل ایسٹ مینجمنٹ', slug: 'settings', tagline: 'نمونے کا مواد، کوئی حقیقی کمپنی نہیں' },
};
