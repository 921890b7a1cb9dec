import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Split } from './Split.tsx';

const meta = {
  title: 'Layout/Split',
  component: Split,
  parameters: {
    docs: { description: { component: 'Two parts that read one after the other. Not for more than two (Grid).' } },
  },
  args: { start: null, end: null },
} satisfies Meta<typeof Split>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  args: {
    ratio: '5:7',
    start: <Heading level={2}>Nothing to decode.</Heading>,
    end: <Text>We publish the same facts for every fund, in the same order, and keep them.</Text>,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const start = canvas.getByRole('heading').getBoundingClientRect();
    const end = canvas.getByText(/We publish/).getBoundingClientRect();
    await expect(start.bottom <= end.top || start.right <= end.left).toBe(true);
  },
};

export const Urdu: Story = {
  globals: { dir: 'rtl' },
  args: {
    ratio: 'rail',
    start: <Heading level={2}>سرمایہ کاری کیسے کریں</Heading>,
    end: <Text>ہم سے رابطہ کریں</Text>,
  },
};
