import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Section } from '../Section/Section.tsx';
import { Panel } from './Panel.tsx';

const meta = {
  title: 'Layout/Panel',
  component: Panel,
  parameters: {
    docs: { description: { component: 'A sheet set apart from its band. Not a card: never a grid of them.' } },
  },
  args: { children: null },
} satisfies Meta<typeof Panel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  args: {
    floating: true,
    children: (
      <Heading level={2} size="h3">
        Daily NAV
      </Heading>
    ),
  },
  decorators: [
    (Story) => (
      <Section tone="navy">
        <Story />
      </Section>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(within(canvasElement).getByRole('heading')).color).toBe('rgb(12, 27, 42)');
  },
};

export const Urdu: Story = {
  globals: { dir: 'rtl' },
  args: { tone: 'tint', children: <Text>باقاعدہ بچت کہاں تک پہنچ سکتی ہے؟</Text> },
};
