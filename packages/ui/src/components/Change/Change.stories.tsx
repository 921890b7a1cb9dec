import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Change } from './Change.tsx';

const meta = {
  title: 'Components/Change',
  component: Change,
  parameters: {
    docs: { description: { component: 'A rise or a fall: arrow, sign and colour together. Not for plain amounts.' } },
  },
  args: { direction: 'up', value: '0.0287', percent: '0.03%', label: 'up' },
} satisfies Meta<typeof Change>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('+0.0287')).toBeVisible();
    await expect(within(canvasElement).getByText('up')).toBeInTheDocument();
  },
};

export const Urdu: Story = {
  globals: { dir: 'rtl' },
  args: { direction: 'down', value: '-0.7421', percent: '-0.85%', label: 'کمی' },
  play: async ({ canvasElement }) => {
    const [value, percent] = ['−0.7421', '−0.85%'].map((text) =>
      within(canvasElement).getByText(text).getBoundingClientRect(),
    );
    await expect(value?.right ?? 0).toBeLessThan(percent?.left ?? 0);
  },
};

export const Unchanged: Story = { args: { direction: 'flat', value: '0.0000', percent: '0.00%', label: 'unchanged' } };
