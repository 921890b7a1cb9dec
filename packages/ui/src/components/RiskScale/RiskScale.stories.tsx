import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { RiskScale } from './RiskScale.tsx';

const meta = {
  title: 'Components/RiskScale',
  component: RiskScale,
  parameters: {
    docs: { description: { component: 'A category’s place on the ladder of five levels. For one fund use RiskChip.' } },
  },
  args: { levels: [1, 2], label: 'Very low to low risk' },
} satisfies Meta<typeof RiskScale>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Very low to low risk' })).toBeVisible();
  },
};

export const Urdu: Story = {
  globals: { dir: 'rtl' },
  args: { levels: [5], label: 'زیادہ خطرہ' },
  play: async ({ canvasElement }) => {
    const steps = [...within(canvasElement).getByRole('img').children].map((step) => step.getBoundingClientRect().left);
    await expect(steps[0] ?? 0).toBeGreaterThan(steps[4] ?? 0);
  },
};
