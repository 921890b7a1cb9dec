import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Accordion } from './Accordion.tsx';

const meta = {
  title: 'Components/Accordion',
  component: Accordion,
  parameters: {
    docs: {
      description: {
        component: 'Questions that open one by one. Not for steps that everybody reads, and not for one item alone.',
      },
    },
  },
  args: { items: [] },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

const english = [
  { id: 'nav', title: 'What is a NAV?', content: <p>The value of one unit of a fund on a day.</p> },
  { id: 'redeem', title: 'When do I get my money?', content: <p>Within six working days of the request.</p> },
];

export const English: Story = {
  args: { items: english, headingLevel: 3 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const panel = canvas.getByText(/The value of one unit/);
    await expect(panel).not.toBeVisible();
    await userEvent.click(canvas.getByText('What is a NAV?'));
    await waitFor(() => expect(panel).toBeVisible());
  },
};

export const Urdu: Story = {
  globals: { dir: 'rtl' },
  args: {
    items: [
      { id: 'nav-ur', title: 'این اے وی کیا ہے؟', content: <p>کسی دن فنڈ کے ایک یونٹ کی قیمت۔</p>, open: true },
      { id: 'redeem-ur', title: 'مجھے رقم کب ملے گی؟', content: <p>درخواست کے چھ کاروباری دنوں کے اندر۔</p> },
    ],
  },
};

export const OneAtATime: Story = {
  args: { items: english, group: 'faq' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('What is a NAV?'));
    await userEvent.click(canvas.getByText('When do I get my money?'));
    const open = [...canvasElement.querySelectorAll('details')].map((item) => item.open);
    await expect(open).toEqual([false, true]);
  },
};
