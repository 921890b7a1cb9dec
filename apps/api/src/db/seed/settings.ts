import { samplePhone } from './headerFooter.ts';
import type { SeedRow } from './types.ts';

export const settings: { en: SeedRow<'settings'>; ur: Pick<SeedRow<'settings'>, 'title' | 'slug' | 'tagline'> } = {
  en: {
    title: 'Sample Asset Management',
    slug: 'settings',
    tagline: 'Sample content, not a real company',
    email: 'help@sample.example',
    phone: samplePhone,
    whatsapp: '+92 000 0000000',
    portalUrl: 'https://portal.sample.example/',
    sampleContent: true,
    registration: false,
  },
  ur: { title: 'سیمپل ایسیٹ مینجمنٹ', slug: 'settings', tagline: 'نمونے کا مواد، کوئی حقیقی کمپنی نہیں' },
};
