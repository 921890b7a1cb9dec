import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Inline } from './Inline.tsx';

const meta = {
  title: 'Layout/Inline',
  component: Inline,
  parameters: {
    docs: { description: { component: 'Children beside one another, wrapping. Not for even columns (Grid).' } },
  },
  args: { children: null },
} satisfies Meta<typeof Inline>;

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

const edges = (canvas: HTMLElement, labels: readonly string[]) =>
  labels.map((text) => within(canvas).getByText(text).getBoundingClientRect().left);

export const English: Story = {
  args: { children: en },
  play: async ({ canvasElement }) => {
    const [first = 0, second = 0] = edges(canvasElement, ['Money market', 'Income']);
    await expect(first).toBeLessThan(second);
  },
};

export const Urdu: Story = {
  globals: { dir: 'rtl' },
  args: { children: ur },
  play: async ({ canvasElement }) => {
    const [first = 0, second = 0] = edges(canvasElement, ['منی مارکیٹ', 'انکم']);
    await expect(first).toBeGreaterThan(second);
  },
};

export const Between: Story = { args: { justify: 'between', children: en } };
