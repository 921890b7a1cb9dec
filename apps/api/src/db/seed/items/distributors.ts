import type { SeedItem } from '../types.ts';

type SeedDistributor = SeedItem<'distributor', 'title' | 'city' | 'address'>;

export const distributors: readonly SeedDistributor[] = [
  {
    title: 'Sample Partner Bank',
    slug: 'sample-partner-bank',
    kind: 'bank',
    city: 'Karachi',
    address: 'Sample address, Karachi; counters at its branches in six cities',
    email: 'funds@bank.sample.example',
    website: 'https://bank.sample.example/',
    ur: {
      title: 'سیمپل پارٹنر بینک',
      city: 'کراچی',
      address: 'نمونے کا پتا، کراچی؛ چھ شہروں کی برانچوں میں کاؤنٹر',
    },
  },
  {
    title: 'Sample Savings Bank',
    slug: 'sample-savings-bank',
    kind: 'bank',
    city: 'Lahore',
    address: 'Sample address, Lahore',
    email: 'investments@savings.sample.example',
    website: 'https://savings.sample.example/',
    ur: { title: 'سیمپل سیونگز بینک', city: 'لاہور', address: 'نمونے کا پتا، لاہور' },
  },
  {
    title: 'Sample Investment Advisers',
    slug: 'sample-investment-advisers',
    kind: 'company',
    city: 'Karachi',
    address: 'Sample address, Karachi',
    email: 'advice@advisers.sample.example',
    website: 'https://advisers.sample.example/',
    ur: { title: 'سیمپل انویسٹمنٹ ایڈوائزرز', city: 'کراچی', address: 'نمونے کا پتا، کراچی' },
  },
  {
    title: 'Sample Financial Planning',
    slug: 'sample-financial-planning',
    kind: 'company',
    city: 'Islamabad',
    address: 'Sample address, Islamabad',
    email: 'office@planning.sample.example',
    ur: { title: 'سیمپل فنانشل پلاننگ', city: 'اسلام آباد', address: 'نمونے کا پتا، اسلام آباد' },
  },
  {
    title: 'Certified adviser in Faisalabad',
    slug: 'certified-adviser-faisalabad',
    kind: 'individual',
    city: 'Faisalabad',
    email: 'faisalabad@adviser.sample.example',
    ur: { title: 'سند یافتہ مشیر، فیصل آباد', city: 'فیصل آباد' },
  },
  {
    title: 'Certified adviser in Peshawar',
    slug: 'certified-adviser-peshawar',
    kind: 'individual',
    city: 'Peshawar',
    email: 'peshawar@adviser.sample.example',
    ur: { title: 'سند یافتہ مشیر، پشاور', city: 'پشاور' },
  },
];
