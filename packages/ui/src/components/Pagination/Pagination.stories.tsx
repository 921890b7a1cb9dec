import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Pager, Pagination } from './Pagination.tsx';

const meta = {
  title: 'Components/Pagination',
  component: Pagination,
  parameters: {
    docs: {
      description: {
        component:
          'Pages of a list whose length is known; `Pager` for lists that are read by key. Not for lists of fewer than two pages, not for the steps of a task, not for a table that fits on one screen.',
      },
    },
  },
  args: {
    label: 'Pages of news',
    previousLabel: 'Previous',
    nextLabel: 'Next',
    summary: '61 to 70 of 124',
    page: 7,
    pages: 13,
    pageLabel: (page: number) => `Page ${page}`,
    hrefFor: (page: number) => `?page=${page}`,
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  play: async ({ canvasElement }) => {
    const nav = within(within(canvasElement).getByRole('navigation', { name: 'Pages of news' }));
    await expect(nav.getByRole('link', { name: 'Page 7' })).toHaveAttribute('aria-current', 'page');
    await expect(nav.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '?page=8');
    const numbers = nav.getAllByRole('link').map((link) => link.textContent);
    await expect(numbers).toEqual(['Previous', '1', '6', '7', '8', '13', 'Next']);
  },
};

export const FirstPage: Story = {
  args: { page: 1, pages: 4, summary: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Previous' })).toBeDisabled();
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(5);
  },
};

export const Urdu: Story = {
  globals: { dir: 'rtl' },
  args: {
    label: 'خبروں کے صفحات',
    previousLabel: 'پچھلا',
    nextLabel: 'اگلا',
    summary: '124 میں سے 61 تا 70',
    pageLabel: (page: number) => `صفحہ ${page}`,
  },
  play: async ({ canvasElement }) => {
    const previous = within(canvasElement).getByRole('link', { name: 'پچھلا' });
    const next = within(canvasElement).getByRole('link', { name: 'اگلا' });
    await expect(previous.getBoundingClientRect().left).toBeGreaterThan(next.getBoundingClientRect().left);
  },
};

const onNext = fn();

export const ByKey: Story = {
  globals: { app: 'admin', theme: 'dark' },
  render: () => (
    <Pager
      label="Pages of leads"
      previousLabel="Newer"
      nextLabel="Older"
      summary="50 shown"
      next={{ onPress: onNext }}
    />
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Older' }));
    await expect(onNext).toHaveBeenCalledOnce();
    await expect(within(canvasElement).getByRole('button', { name: 'Newer' })).toBeDisabled();
  },
};
