import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Ltr } from '../Ltr/Ltr.tsx';
import { Facts } from './Facts.tsx';

const meta = {
  title: 'Components/Facts',
  component: Facts,
  parameters: {
    docs: {
      description: { component: 'Terms and their values as a ruled list. Not for several values per term (Table).' },
    },
  },
  args: { items: [] },
} satisfies Meta<typeof Facts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  args: {
    items: [
      { term: 'Offer', value: '101.5423' },
      { term: 'Redemption', value: '100.4127' },
      { term: 'YTD, annualised', value: '+11.34%' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Redemption').nextElementSibling).toHaveTextContent('100.4127');
  },
};

export const Urdu: Story = {
  globals: { dir: 'rtl' },
  args: {
    layout: 'rail',
    items: [
      { term: 'قیمتِ خرید', value: <Ltr>101.5423</Ltr> },
      { term: 'مقصد', value: 'کم خطرے کے ساتھ مسابقتی منافع' },
    ],
  },
};

export const Columns: Story = {
  args: {
    layout: 'columns',
    items: [
      { term: 'Registered office', value: 'Set in settings: street, city' },
      { term: 'Trustee', value: 'Sample Depository, for every fund but the pension funds' },
    ],
  },
  play: async ({ canvasElement }) => {
    const term = within(canvasElement).getByText('Trustee').getBoundingClientRect();
    const value = within(canvasElement)
      .getByText(/Sample Depository/)
      .getBoundingClientRect();
    await expect(value.left > term.left || value.top > term.top).toBe(true);
  },
};
