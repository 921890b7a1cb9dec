import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from './Stack.tsx';

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  parameters: {
    docs: {
      description: {
        component:
          'Children under one another. Not for two columns (Split, Grid) and not to push single things about with empty children.',
      },
    },
  },
  args: { space: 's', children: null },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

const boxes = (labels: readonly string[]) =>
  labels.map((label) => (
    <div key={label} style={{ border: '1px solid #D6DEE5', padding: 12 }}>
      {label}
    </div>
  ));
const en = boxes(['Money market', 'Income', 'Equity', 'Pension']);
const ur = boxes(['منی مارکیٹ', 'انکم', 'ایکویٹی', 'پنشن']);

export const English: Story = {
  args: { children: en },
  play: async ({ canvasElement }) => {
    const [first, second] = ['Money market', 'Income'].map((text) =>
      within(canvasElement).getByText(text).getBoundingClientRect(),
    );
    await expect(Math.round((second?.top ?? 0) - (first?.bottom ?? 0))).toBe(12);
  },
};

export const Urdu: Story = { globals: { dir: 'rtl' }, args: { children: ur } };

export const AsList: Story = {
  args: { as: 'ul', children: <li>Fund manager’s report</li> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('list')).toHaveAttribute('role', 'list');
  },
};
