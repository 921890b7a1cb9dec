import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  parameters: {
    docs: {
      description: {
        component:
          'The shape of content on its way, so that nothing jumps. Not for work that has no shape (Spinner), not for less than a third of a second, and not without `aria-busy` on the region around it.',
      },
    },
  },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

const shapes = () => (
  <div aria-busy="true" style={{ display: 'grid', gap: 16, maxInlineSize: 480 }}>
    <Skeleton shape="title" />
    <Skeleton lines={3} />
    <Skeleton shape="block" />
    <Skeleton shape="circle" />
  </div>
);

export const English: Story = {
  render: shapes,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[aria-busy] > [aria-hidden="true"]')).toHaveLength(4);
  },
};

export const Urdu: Story = {
  globals: { dir: 'rtl', app: 'admin', theme: 'dark' },
  render: shapes,
  play: async ({ canvasElement }) => {
    const [title, lines] = canvasElement.querySelectorAll('[aria-busy] > *');
    await expect(title?.getBoundingClientRect().right).toBe(lines?.getBoundingClientRect().right);
  },
};
