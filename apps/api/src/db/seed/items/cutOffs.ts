import type { categories } from '../categories.ts';
import type { SeedItem } from '../types.ts';

interface SeedCutOff extends SeedItem<'cutOff', 'title', 'fund' | 'category'> {
  category?: keyof typeof categories;
}

const workdays = (time: string) => ({ monday: time, tuesday: time, wednesday: time, thursday: time });

/** The footer's list and the texts of the sample pages go by these. */
export const cutOffs: readonly SeedCutOff[] = [
  {
    title: 'All funds',
    slug: 'all-funds',
    ...workdays('14:30'),
    friday: '15:00',
    pricing: 'forward',
    ur: { title: 'تمام فنڈز' },
  },
  {
    title: 'Money market',
    slug: 'money-market',
    category: 'money-market',
    ...workdays('15:00'),
    friday: '15:30',
    pricing: 'backward',
    ur: { title: 'منی مارکیٹ' },
  },
  {
    title: 'Income',
    slug: 'income',
    category: 'income',
    ...workdays('15:00'),
    friday: '15:30',
    ur: { title: 'انکم' },
  },
  {
    title: 'Fund of funds',
    slug: 'fund-of-funds',
    category: 'fund-of-funds',
    ...workdays('14:00'),
    friday: '14:00',
    ur: { title: 'فنڈ آف فنڈز' },
  },
  // The moon decides, and the regulator's circular: staff change the days when they are known.
  {
    title: 'Ramadan',
    slug: 'ramadan-2027',
    from: '2027-02-08',
    to: '2027-03-09',
    ...workdays('13:00'),
    friday: '12:00',
    ur: { title: 'رمضان' },
  },
];
