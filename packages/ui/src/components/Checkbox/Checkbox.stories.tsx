import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  parameters: {
    docs: {
      description: {
        component:
          'A yes or no that counts when the form is sent, or one of several that may all be true (in a FieldGroup). Not for a setting that takes effect at once (Switch), not for one of several that exclude each other.',
      },
    },
  },
  args: { label: 'Daily NAV by e-mail' },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  args: { help: 'Every business day after 18:30' },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox');
    await userEvent.click(within(canvasElement).getByText('Daily NAV by e-mail'));
    await expect(box).toBeChecked();
    await expect(box.closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const Urdu: Story = {
  globals: { dir: 'rtl' },
  args: { label: 'روزانہ این اے وی', defaultChecked: true },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'روزانہ این اے وی' });
    const text = within(canvasElement).getByText('روزانہ این اے وی');
    await expect(box.getBoundingClientRect().left).toBeGreaterThan(text.getBoundingClientRect().right - 1);
  },
};

export const SomeChosen: Story = {
  globals: { app: 'admin' },
  args: { label: 'Choose all pages', hideLabel: true, indeterminate: true },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'Choose all pages' });
    await expect(box).toBePartiallyChecked();
    await expect(box.getBoundingClientRect().height).toBe(16);
  },
};

export const StaffDark: Story = {
  globals: { app: 'admin', theme: 'dark' },
  render: () => (
    <div style={{ display: 'grid' }}>
      <Checkbox label="Not chosen" />
      <Checkbox label="Chosen" defaultChecked />
      <Checkbox label="Some chosen" indeterminate />
      <Checkbox label="Wrong" invalid />
      <Checkbox label="Not now" disabled />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('checkbox', { name: 'Not now' }), { pointerEventsCheck: 0 });
    await expect(within(canvasElement).getByRole('checkbox', { name: 'Not now' })).not.toBeChecked();
  },
};
