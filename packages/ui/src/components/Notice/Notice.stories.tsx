import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Notice } from './Notice.tsx';

const meta = {
  title: 'Components/Notice',
  component: Notice,
  parameters: {
    docs: {
      description: {
        component: 'What the reader must not miss here. Not for the error of one field (Field) and not for news.',
      },
    },
  },
  args: { title: 'Risk disclaimer' },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  args: {
    children: (
      <p>
        All investments in mutual funds are subject to market risks. Past performance is not necessarily indicative of
        future results.
      </p>
    ),
  },
};

export const Urdu: Story = {
  globals: { dir: 'rtl' },
  args: {
    tone: 'warn',
    title: 'خطرات سے آگاہی',
    children: <p>میوچل فنڈز میں ہر قسم کی سرمایہ کاری مارکیٹ کے خطرات سے مشروط ہے۔</p>,
  },
};

export const Failed: Story = {
  args: {
    tone: 'bad',
    role: 'alert',
    title: 'The request was not sent',
    children: <p>What you typed is kept. Please try again.</p>,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('The request was not sent');
  },
};

export const StaffDark: Story = {
  globals: { app: 'admin', theme: 'dark' },
  args: { tone: 'ok', role: 'status', title: 'Live in 420 ms' },
};
