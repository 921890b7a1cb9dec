import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Forms/Switch',
  component: Switch,
  parameters: {
    docs: {
      description: {
        component:
          'A setting that takes effect at once. Not inside a form that is sent with a button (Checkbox), not for two things that are not on and off (SegmentedControl).',
      },
    },
  },
  args: { label: 'Show in the menu' },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('switch', { name: 'Show in the menu' });
    control.focus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
  },
};

export const Urdu: Story = {
  globals: { dir: 'rtl' },
  args: { label: 'مینو میں دکھائیں', defaultChecked: true },
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('switch', { name: 'مینو میں دکھائیں' });
    await expect(getComputedStyle(control, '::before').transform).toMatch(/matrix\(1, 0, 0, 1, -/);
  },
};

export const StaffRow: Story = {
  globals: { app: 'admin', theme: 'dark' },
  render: () => (
    <div style={{ maxInlineSize: 240 }}>
      <Switch label="Both languages" labelSide="start" defaultChecked />
      <Switch label="Expire" labelSide="start" />
      <Switch label="Not now" labelSide="start" disabled />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('switch');
    await expect(first?.getBoundingClientRect().right).toBe(second?.getBoundingClientRect().right);
  },
};
