import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { EntrySearch } from './EntrySearch.tsx';

const pages = [
  { value: 'a', label: 'About us' },
  { value: 'b', label: 'Board of directors' },
  { value: 'c', label: 'Careers' },
];

const services: ComponentProps<typeof EntrySearch>['services'] = {
  useOptions: (_type, search = '') => ({
    options: pages.filter(({ label }) => label.toLowerCase().includes(search.toLowerCase())),
    more: search === '',
  }),
  useOptionLabel: (_type, id) => pages.find(({ value }) => value === id)?.label,
};

afterEach(cleanup);

function setup(value: string | null, empty: string | null = 'None') {
  const onChange = vi.fn();
  render(
    <EntrySearch
      services={services}
      id="page"
      invalid={false}
      aria-label="Page"
      type="page"
      value={value}
      empty={empty}
      onChange={onChange}
    />,
  );
  return { onChange, input: screen.getByRole<HTMLInputElement>('combobox', { name: 'Page' }) };
}

it('shows the title of what is chosen, and finds another by a part of its name, by the keyboard alone', async () => {
  const { onChange, input } = setup('a');
  expect(input.value).toBe('About us');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(await screen.findAllByRole('option')).toHaveLength(4);
  expect(screen.getByText('There are more: type a part of the name.')).toBeTruthy();
  await userEvent.keyboard('dir');
  await vi.waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('b');
  expect(screen.queryByRole('option')).toBeNull();
});

it('lets go of what was typed and not chosen', async () => {
  const { onChange, input } = setup('a');
  await userEvent.type(input, 'Nobody');
  expect(await screen.findByText('Nothing has that name.')).toBeTruthy();
  await userEvent.keyboard('{Enter}{Escape}');
  expect(input.value).toBe('About us');
  await userEvent.type(input, 'Care');
  await userEvent.tab();
  expect(input.value).toBe('About us');
  expect(onChange).not.toHaveBeenCalled();
});

it('offers nothing where there may be none, and not where there must be one', async () => {
  const { onChange, input } = setup('a');
  await userEvent.click(input);
  await userEvent.click(await screen.findByRole('option', { name: 'None' }));
  expect(onChange).toHaveBeenLastCalledWith(null);
  cleanup();
  await userEvent.click(setup('a', null).input);
  expect(await screen.findAllByRole('option')).toHaveLength(3);
});

it('says of an entry that is gone that it is', () => {
  expect(setup('z').input.value).toBe('No longer in the list');
});
