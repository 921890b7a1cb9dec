import type { SeedItem } from '../types.ts';

type SeedBranch = SeedItem<'branch', 'title' | 'city' | 'address' | 'hours'>;

interface City {
  en: string;
  ur: string;
  /** Of the centre, to two digits: a sample has no street. */
  latitude: string;
  longitude: string;
}

const cities = {
  karachi: { en: 'Karachi', ur: 'کراچی', latitude: '24.86', longitude: '67.01' },
  lahore: { en: 'Lahore', ur: 'لاہور', latitude: '31.55', longitude: '74.34' },
  islamabad: { en: 'Islamabad', ur: 'اسلام آباد', latitude: '33.68', longitude: '73.05' },
  rawalpindi: { en: 'Rawalpindi', ur: 'راولپنڈی', latitude: '33.57', longitude: '73.02' },
  faisalabad: { en: 'Faisalabad', ur: 'فیصل آباد', latitude: '31.42', longitude: '73.08' },
  multan: { en: 'Multan', ur: 'ملتان', latitude: '30.16', longitude: '71.52' },
  peshawar: { en: 'Peshawar', ur: 'پشاور', latitude: '34.02', longitude: '71.52' },
  quetta: { en: 'Quetta', ur: 'کوئٹہ', latitude: '30.18', longitude: '66.98' },
  hyderabad: { en: 'Hyderabad', ur: 'حیدرآباد', latitude: '25.4', longitude: '68.36' },
} as const satisfies Record<string, City>;

const weekdays = { en: 'Monday to Friday, 9:00–17:00', ur: 'پیر سے جمعہ، صبح 9 بجے سے شام 5 بجے تک' };
const sixDays = {
  en: 'Monday to Friday, 9:00–17:00; Saturday, 10:00–14:00',
  ur: 'پیر سے جمعہ، صبح 9 بجے سے شام 5 بجے تک؛ ہفتے کو صبح 10 بجے سے دوپہر 2 بجے تک',
};
const bankHours = { en: 'Monday to Friday, 9:00–16:00', ur: 'پیر سے جمعہ، صبح 9 بجے سے شام 4 بجے تک' };

interface Place {
  slug: string;
  city: keyof typeof cities;
  name: { en: string; ur: string };
  area?: { en: string; ur: string };
  hours?: { en: string; ur: string };
  email?: string;
}

const own: readonly Place[] = [
  {
    slug: 'karachi-main',
    city: 'karachi',
    name: { en: 'Karachi main investor centre', ur: 'مرکزی انویسٹر سینٹر، کراچی' },
    area: { en: 'business district', ur: 'کاروباری مرکز' },
    hours: sixDays,
    email: 'karachi@sample.example',
  },
  {
    slug: 'karachi-north',
    city: 'karachi',
    name: { en: 'Karachi north investor centre', ur: 'شمالی انویسٹر سینٹر، کراچی' },
    area: { en: 'northern quarter', ur: 'شمالی علاقہ' },
  },
  {
    slug: 'karachi-seaside',
    city: 'karachi',
    name: { en: 'Karachi seaside investor centre', ur: 'ساحلی انویسٹر سینٹر، کراچی' },
    area: { en: 'seaside quarter', ur: 'ساحلی علاقہ' },
    hours: sixDays,
  },
  {
    slug: 'lahore-main',
    city: 'lahore',
    name: { en: 'Lahore main investor centre', ur: 'مرکزی انویسٹر سینٹر، لاہور' },
    area: { en: 'business district', ur: 'کاروباری مرکز' },
    hours: sixDays,
    email: 'lahore@sample.example',
  },
  {
    slug: 'lahore-garden',
    city: 'lahore',
    name: { en: 'Lahore garden investor centre', ur: 'گارڈن انویسٹر سینٹر، لاہور' },
    area: { en: 'garden quarter', ur: 'گارڈن کا علاقہ' },
  },
  {
    slug: 'islamabad-main',
    city: 'islamabad',
    name: { en: 'Islamabad investor centre', ur: 'انویسٹر سینٹر، اسلام آباد' },
    email: 'islamabad@sample.example',
  },
  {
    slug: 'faisalabad-main',
    city: 'faisalabad',
    name: { en: 'Faisalabad investor centre', ur: 'انویسٹر سینٹر، فیصل آباد' },
  },
  {
    slug: 'multan-main',
    city: 'multan',
    name: { en: 'Multan investor centre', ur: 'انویسٹر سینٹر، ملتان' },
  },
  {
    slug: 'peshawar-main',
    city: 'peshawar',
    name: { en: 'Peshawar investor centre', ur: 'انویسٹر سینٹر، پشاور' },
  },
];

const partnerBank: readonly Place[] = [
  {
    slug: 'fbl-karachi-main',
    city: 'karachi',
    name: { en: 'Karachi main branch', ur: 'مرکزی برانچ، کراچی' },
    area: { en: 'business district', ur: 'کاروباری مرکز' },
  },
  {
    slug: 'fbl-karachi-market',
    city: 'karachi',
    name: { en: 'Karachi market branch', ur: 'مارکیٹ برانچ، کراچی' },
    area: { en: 'old market', ur: 'پرانی مارکیٹ' },
  },
  { slug: 'fbl-lahore-main', city: 'lahore', name: { en: 'Lahore main branch', ur: 'مرکزی برانچ، لاہور' } },
  {
    slug: 'fbl-rawalpindi-main',
    city: 'rawalpindi',
    name: { en: 'Rawalpindi main branch', ur: 'مرکزی برانچ، راولپنڈی' },
  },
  { slug: 'fbl-multan-main', city: 'multan', name: { en: 'Multan main branch', ur: 'مرکزی برانچ، ملتان' } },
  { slug: 'fbl-hyderabad-main', city: 'hyderabad', name: { en: 'Hyderabad main branch', ur: 'مرکزی برانچ، حیدرآباد' } },
  { slug: 'fbl-quetta-main', city: 'quetta', name: { en: 'Quetta main branch', ur: 'مرکزی برانچ، کوئٹہ' } },
];

function branchAt(place: Place, network: SeedBranch['network'], usual: typeof weekdays): SeedBranch {
  const { slug, name, area, hours = usual, email = null } = place;
  const { latitude, longitude, ...city } = cities[place.city];
  return {
    ...{ slug, network, email, latitude, longitude, title: name.en, city: city.en, hours: hours.en },
    address: ['Sample address', ...(area ? [area.en] : []), city.en].join(', '),
    ur: {
      ...{ title: name.ur, city: city.ur, hours: hours.ur },
      address: ['نمونے کا پتا', ...(area ? [area.ur] : []), city.ur].join('، '),
    },
  };
}

export const branches: readonly SeedBranch[] = [
  ...own.map((place) => branchAt(place, 'own', weekdays)),
  ...partnerBank.map((place) => branchAt(place, 'fbl', bankHours)),
];
