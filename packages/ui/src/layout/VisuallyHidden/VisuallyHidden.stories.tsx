import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Layout/VisuallyHidden',
  component: VisuallyHidden,
  parameters: {
    docs: {
      description: {
        component: 'Words for assistive technology alone. Not for hiding what sighted people need as well.',
      },
    },
  },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  args: { children: 'opens in a new tab' },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByText('opens in a new tab').getBoundingClientRect();
    await expect(box.width).toBeLessThanOrEqual(1);
  },
};

export const Urdu: Story = { globals: { dir: 'rtl' }, args: { children: 'نئی ٹیب میں کھلتا ہے' } };
