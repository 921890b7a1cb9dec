import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { RiskChip } from './RiskChip.tsx';

const meta = {
  title: 'Components/RiskChip',
  component: RiskChip,
  parameters: {
    docs: {
      description: {
        component: 'A fund’s risk profile: filled diamonds of five, and the word. Not for ratings or progress.',
      },
    },
  },
  args: { level: 3, label: 'Moderate risk' },
} satisfies Meta<typeof RiskChip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Moderate risk')).toBeVisible();
    const [filled, empty] = canvasElement.querySelectorAll('path');
    await expect(filled?.getAttribute('d')?.match(/M/g)).toHaveLength(3);
    await expect(empty?.getAttribute('d')?.match(/M/g)).toHaveLength(2);
  },
};

export const Urdu: Story = {
  globals: { dir: 'rtl' },
  args: { label: 'درمیانہ خطرہ' },
  play: async ({ canvasElement }) => {
    const [filled, empty] = [...canvasElement.querySelectorAll('path')].map((path) => path.getBoundingClientRect());
    await expect(filled?.left ?? 0).toBeGreaterThan(empty?.left ?? 0);
  },
};

export const Levels: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      {([1, 2, 3, 4, 5] as const).map((level) => (
        <RiskChip
          key={level}
          level={level}
          label={['Very low', 'Low', 'Moderate', 'Medium', 'High'][level - 1] ?? ''}
        />
      ))}
    </div>
  ),
};
