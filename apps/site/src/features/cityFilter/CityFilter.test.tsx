import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CityFilter } from './CityFilter.tsx';

afterEach(cleanup);

const groups = [
  {
    key: 'bank',
    title: 'Banks',
    rows: [
      { key: 'a', city: 'Karachi', row: 'Bank A' },
      { key: 'b', city: 'Lahore', row: 'Bank B' },
    ],
  },
  { key: 'individual', title: 'Individuals', rows: [{ key: 'c', city: 'Lahore', row: 'Seller C' }] },
];

function show() {
  render(
    <CityFilter
      label="City"
      all={{ label: 'All cities', found: '3 distributors' }}
      cities={[
        { name: 'Karachi', found: '1 distributor' },
        { name: 'Lahore', found: '2 distributors' },
      ]}
      groups={groups}
    />,
  );
  return screen.getByRole('combobox', { name: 'City' });
}

const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent);

it('shows every row before a city is chosen', () => {
  show();
  expect(rows()).toEqual(['Bank A', 'Bank B', 'Seller C']);
  expect(screen.getByRole('status').textContent).toBe('3 distributors');
});

it('keeps the rows of a city, leaves out groups without any, says how many, and comes back', () => {
  const select = show();
  fireEvent.change(select, { target: { value: 'Karachi' } });
  expect(rows()).toEqual(['Bank A']);
  expect(screen.queryByRole('heading', { name: 'Individuals' })).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('1 distributor');
  fireEvent.change(select, { target: { value: '' } });
  expect(rows()).toHaveLength(3);
});
