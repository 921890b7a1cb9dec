import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SampleStrip } from './SampleStrip.tsx';

const meta = {
  title: 'Components/SampleStrip',
  component: SampleStrip,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Says that funds and prices are made up. Never on a site with real content, and not for announcements (Notice).',
      },
    },
  },
  args: { label: 'About this site', children: 'Sample content. Funds, prices and dates on this site are fictional.' },
} satisfies Meta<typeof SampleStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  decorators: [
    (Story) => (
      <div>
        <Story />
      </div>
    ),
  ],
  args: { label: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/Sample content/)).toBeVisible();
  },
};

export const Urdu: Story = {
  globals: { dir: 'rtl' },
  args: { label: undefined, children: 'نمونے کا مواد۔ اس سائٹ پر فنڈز، قیمتیں اور تاریخیں فرضی ہیں۔' },
};
