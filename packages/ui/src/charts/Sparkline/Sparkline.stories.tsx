import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Sparkline } from './Sparkline.tsx';

const meta = {
  title: 'Charts/Sparkline',
  component: Sparkline,
  parameters: {
    docs: {
      description: {
        component:
          'A price’s path beside its number. Without an axis it must not stand alone, and it never replaces the chart of the fund page.',
      },
    },
  },
  args: {
    values: [99.8, 99.9, 100, 100.1, 100.05, 100.2, 100.3, 100.41],
    label: 'NAV over 30 days: from 99.80 to 100.41',
  },
} satisfies Meta<typeof Sparkline>;

export default meta;
type Story = StoryObj<typeof meta>;

const ends = (canvas: HTMLElement) => (canvas.querySelector('polyline')?.getAttribute('points') ?? '').split(' ');

export const English: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: /from 99.80 to 100.41/ })).toBeVisible();
    await expect(ends(canvasElement)).toHaveLength(8);
  },
};

export const Urdu: Story = {
  globals: { dir: 'rtl' },
  args: { label: '30 دن کی این اے وی' },
  play: async ({ canvasElement }) => {
    const dot = canvasElement.querySelector('circle')?.getBoundingClientRect();
    const box = within(canvasElement).getByRole('img').getBoundingClientRect();
    await expect(dot?.left ?? 0).toBeGreaterThan(box.left + box.width / 2);
  },
};
