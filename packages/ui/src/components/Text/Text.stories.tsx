import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Text } from './Text.tsx';

const meta = {
  title: 'Components/Text',
  component: Text,
  parameters: {
    docs: {
      description: {
        component:
          'Running words in the sizes of the scale. Not for headings (Heading) and not for sanitised HTML (Prose).',
      },
    },
  },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  args: {
    size: 'lead',
    tone: 'secondary',
    children: 'Every fund we run shows its price, its risk and its costs side by side, each business day by 18:30.',
  },
};

export const Urdu: Story = {
  globals: { dir: 'rtl' },
  args: { children: 'ہم ہر فنڈ کے بارے میں ایک جیسے حقائق ایک ہی ترتیب میں شائع کرتے ہیں، تاکہ آپ موازنہ کر سکیں۔' },
  play: async ({ canvasElement }) => {
    const style = getComputedStyle(within(canvasElement).getByText(/ہم ہر فنڈ/));
    await expect(Number.parseFloat(style.lineHeight) / Number.parseFloat(style.fontSize)).toBeGreaterThanOrEqual(2);
    await expect(style.fontFamily).toContain('Noto Nastaliq Urdu');
  },
};

export const Sizes: Story = {
  args: { children: '' },
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {(['meta', 'ui', 'body', 'lead', 'h3', 'h2', 'h1'] as const).map((size) => (
        <Text key={size} size={size}>
          {size}: 100.4127 on 20th Nov 2026
        </Text>
      ))}
      <Text numeric="hero" size="h1">
        100.4127
      </Text>
    </div>
  ),
};

export const UrduSizes: Story = {
  globals: { dir: 'rtl' },
  args: { children: '' },
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {(['meta', 'ui', 'body', 'lead', 'h3', 'h2', 'h1'] as const).map((size) => (
        <Text key={size} size={size}>
          یومیہ این اے وی: <bdi dir="ltr">100.4127</bdi> بتاریخ 20 نومبر 2026
        </Text>
      ))}
    </div>
  ),
};

export const StaffDark: Story = {
  globals: { app: 'admin', theme: 'dark' },
  args: { children: 'Saved 4 minutes ago', tone: 'meta', size: 'meta' },
};
