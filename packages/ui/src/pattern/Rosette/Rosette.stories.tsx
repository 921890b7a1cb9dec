import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Rosette } from './Rosette.tsx';

const meta = {
  title: 'Pattern/Rosette',
  component: Rosette,
  parameters: {
    docs: {
      description: {
        component:
          'One star by itself: the logo and the mark of a thing well done. Not a bullet and not a loading sign.',
      },
    },
  },
  args: { size: 120, strap: 5, stroke: 3 },
  decorators: [
    (Story) => (
      <div style={{ color: '#085F64' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Rosette>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  play: async ({ canvasElement }) => {
    const path = canvasElement.querySelector('path')?.getBoundingClientRect();
    await expect(path?.width ?? 0).toBeGreaterThan(110);
    await expect(path?.width ?? 999).toBeLessThanOrEqual(121);
  },
};

export const Urdu: Story = { globals: { dir: 'rtl' }, args: { size: 42, strap: 1.9, stroke: 1.5 } };
