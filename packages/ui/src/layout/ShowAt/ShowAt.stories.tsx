import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ShowAt } from './ShowAt.tsx';

const meta = {
  title: 'Layout/ShowAt',
  component: ShowAt,
  parameters: {
    docs: { description: { component: 'Page furniture that exists at some widths only. Never for content.' } },
  },
} satisfies Meta<typeof ShowAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  args: { from: 'xxs', children: <span>Menu bar</span> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Menu bar')).toBeVisible();
  },
};

export const Urdu: Story = {
  globals: { dir: 'rtl' },
  args: { until: 'xxs', children: <span>مینو کھولیں</span> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('مینو کھولیں')).not.toBeVisible();
  },
};
