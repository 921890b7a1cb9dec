import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Girih } from './Girih.tsx';

const meta = {
  title: 'Pattern/Girih',
  component: Girih,
  parameters: {
    docs: {
      description: {
        component:
          'The brand’s one ornament. Never under running text, never on a light ground, never small enough to read as texture.',
      },
    },
  },
  args: { width: 740, height: 520, edge: 128, theta: 67.5, strap: 8, stroke: 1.4 },
  decorators: [
    (Story) => (
      <div
        style={{ position: 'relative', overflow: 'hidden', background: '#0A2238', color: '#4FB0AF', blockSize: 520 }}
      >
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Girih>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvasElement.querySelector('path')?.getAttribute('d')?.length).toBeLessThan(5000);
  },
};

export const Urdu: Story = {
  globals: { dir: 'rtl' },
  args: { edge: 52, theta: 60, depth: { 12: 2, 6: 1, 4: 1 }, strap: 4, stroke: 1 },
};
