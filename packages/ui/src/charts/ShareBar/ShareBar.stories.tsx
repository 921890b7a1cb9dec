import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ShareBar } from './ShareBar.tsx';

const meta = {
  title: 'Charts/ShareBar',
  component: ShareBar,
  parameters: {
    docs: {
      description: {
        component:
          'A part of a whole within the row of a table, beside its figure; framed where the whole is a cap. Never alone, and not for work that goes on (a progress bar).',
      },
    },
  },
  args: { value: '21.6', of: '54.2' },
} satisfies Meta<typeof ShareBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const edges = (canvas: HTMLElement) => {
  const bar = canvas.querySelector('[aria-hidden]');
  const fill = bar?.firstElementChild;
  return { bar: bar?.getBoundingClientRect(), fill: fill?.getBoundingClientRect() };
};

export const English: Story = {
  play: async ({ canvasElement }) => {
    const { bar, fill } = edges(canvasElement);
    await expect(Math.round(fill?.left ?? 0)).toBe(Math.round(bar?.left ?? 1));
    await expect((fill?.width ?? 0) / (bar?.width ?? 1)).toBeCloseTo(0.3985, 2);
  },
};

export const Framed: Story = { args: { value: '0.68', of: '0.75', framed: true } };

/** Mirrored, as the table around it. */
export const Urdu: Story = {
  globals: { dir: 'rtl' },
  play: async ({ canvasElement }) => {
    const { bar, fill } = edges(canvasElement);
    await expect(Math.round(fill?.right ?? 0)).toBe(Math.round(bar?.right ?? 1));
  },
};
