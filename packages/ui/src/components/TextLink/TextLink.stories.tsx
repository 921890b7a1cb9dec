import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TextLink } from './TextLink.tsx';

const meta = {
  title: 'Components/TextLink',
  component: TextLink,
  parameters: {
    docs: {
      description: {
        component: 'A link in words that say where it leads. Not for actions that change something (Button).',
      },
    },
  },
  args: { href: '#history', children: 'NAV history' },
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = { args: { arrow: true } };

export const Urdu: Story = {
  globals: { dir: 'rtl' },
  args: { arrow: true, children: 'این اے وی کا ریکارڈ' },
  play: async ({ canvasElement }) => {
    const arrow = canvasElement.querySelector('svg');
    await expect(getComputedStyle(arrow ?? canvasElement).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)');
    await expect(within(canvasElement).getByRole('link').getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const External: Story = {
  args: {
    external: true,
    newTabLabel: 'opens in a new tab',
    href: 'https://example.org/',
    children: 'Investor education portal',
  },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: /Investor education portal.*opens in a new tab/ });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};
