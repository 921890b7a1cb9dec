import { describe, expect, it } from 'vitest';
import { citiesOf, groupsOf } from './DistributorList.tsx';

const seller = (title: string, kind: 'bank' | 'company' | 'individual' | null, city: string | null) => ({
  title,
  data: { title, slug: title, kind, city, address: null, phone: null, email: null, website: null },
});

describe('groupsOf', () => {
  it('puts banks first, keeps the order within a kind, leaves out empty kinds and rows without one', () => {
    const all = [
      seller('C', 'individual', 'Lahore'),
      seller('B', 'bank', 'Lahore'),
      seller('A', 'bank', 'Karachi'),
      seller('Draft', null, 'Karachi'),
    ];
    const grouped = groupsOf(all).map(({ kind, rows }) => [kind, rows.map(({ title }) => title)]);
    expect(grouped).toEqual([
      ['bank', ['B', 'A']],
      ['individual', ['C']],
    ]);
  });
});

describe('citiesOf', () => {
  it('counts each city once, in the order of the alphabet', () => {
    const all = [
      seller('A', 'bank', 'Lahore'),
      seller('B', 'bank', 'Karachi'),
      seller('C', 'company', 'Lahore'),
      seller('D', 'company', null),
    ];
    expect(citiesOf(all, 'en')).toEqual([
      { name: 'Karachi', count: 1 },
      { name: 'Lahore', count: 2 },
    ]);
  });

  it('follows the Urdu alphabet in Urdu', () => {
    const all = [seller('A', 'bank', 'لاہور'), seller('B', 'bank', 'پشاور'), seller('C', 'bank', 'اسلام آباد')];
    expect(citiesOf(all, 'ur').map(({ name }) => name)).toEqual(['اسلام آباد', 'پشاور', 'لاہور']);
  });
});
