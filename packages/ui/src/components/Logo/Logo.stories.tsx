import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Logo } from './Logo.tsx';

const meta = {
  title: 'Components/Logo',
  component: Logo,
  parameters: {
    docs: {
      description: {
        component: 'The star and the name, once in the header and once in the footer. Not as decoration (Rosette).',
      },
    },
  },
  args: { name: 'Sample Asset Management', tagline: 'Sample content, not a real company', href: '#home' },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: /Sample Asset Management/ })).toBeVisible();
  },
};

export const Urdu: Story = { globals: { dir: 'rtl' }, args: { name: 'سیمپل ایسیٹ مینجمنٹ', tagline: undefined } };

export const OnDark: Story = {
  args: { tone: 'onDark' },
  decorators: [
    (Story) => (
      <div style={{ background: '#06182A', padding: 24 }}>
        <Story />
      </div>
    ),
  ],
};
