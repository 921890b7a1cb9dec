import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Kbd } from './Kbd.tsx';

const meta = {
  title: 'Components/Kbd',
  component: Kbd,
  parameters: {
    docs: {
      description: {
        component: 'A key to press. Not for code or addresses, and not on a Button, which prints its own `shortcut`.',
      },
    },
  },
  args: { children: 'Ctrl K' },
} satisfies Meta<typeof Kbd>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  globals: { app: 'admin' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Ctrl K').tagName).toBe('KBD');
  },
};

export const Urdu: Story = {
  globals: { dir: 'rtl' },
  render: (args) => (
    <p>
      تلاش کے لیے <Kbd {...args} /> دبائیں
    </p>
  ),
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(within(canvasElement).getByText('Ctrl K')).direction).toBe('ltr');
  },
};
