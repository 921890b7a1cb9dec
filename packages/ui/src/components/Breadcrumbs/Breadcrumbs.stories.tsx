import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  parameters: {
    docs: {
      description: {
        component: 'Where the page stands. Not on the home page and not instead of a section’s local navigation.',
      },
    },
  },
  args: { label: 'Breadcrumbs', items: [] },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  args: {
    items: [
      { label: 'Home', href: '#home' },
      { label: 'Investment solutions', href: '#funds' },
      { label: 'Sample Money Market Fund' },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumbs' })).toBeVisible();
    await expect(canvas.getByText('Sample Money Market Fund')).toHaveAttribute('aria-current', 'page');
  },
};

export const Urdu: Story = {
  globals: { dir: 'rtl' },
  args: {
    label: 'راستہ',
    items: [
      { label: 'ہوم', href: '#home' },
      { label: 'سرمایہ کاری کے حل', href: '#funds' },
      { label: 'سیمپل منی مارکیٹ فنڈ' },
    ],
  },
};
