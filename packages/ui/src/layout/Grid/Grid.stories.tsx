import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Grid } from './Grid.tsx';

const meta = {
  title: 'Layout/Grid',
  component: Grid,
  parameters: {
    docs: {
      description: {
        component: 'Even columns. Not for a wall of equal cards, and not for figures that belong in a table.',
      },
    },
  },
  args: { columns: 4, children: null },
} satisfies Meta<typeof Grid>;

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
  args: { columns: { base: 2, desktop: 4 }, children: en },
  play: async ({ canvasElement }) => {
    const [first, second] = ['Money market', 'Income'].map((text) =>
      within(canvasElement).getByText(text).getBoundingClientRect(),
    );
    await expect(first?.top).toBe(second?.top);
    await expect(Math.round(first?.width ?? 0)).toBe(Math.round(second?.width ?? 1));
  },
};

export const Urdu: Story = { globals: { dir: 'rtl' }, args: { children: ur } };
