import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { FieldGroup } from '../FieldGroup/FieldGroup.tsx';
import { Radio } from './Radio.tsx';

const meta = {
  title: 'Forms/Radio',
  component: Radio,
  parameters: {
    docs: {
      description: {
        component:
          'One of two to four answers that exclude each other, all of them in sight. Not for more than four (Select), not for a yes or no (Checkbox), not for what takes effect at once (SegmentedControl, Switch).',
      },
    },
  },
  args: { label: 'A complaint', name: 'kind' },
} satisfies Meta<typeof Radio>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  render: () => (
    <FieldGroup legend="What would you like to send?">
      <Radio label="A complaint" name="kind" value="complaint" />
      <Radio label="Feedback" help="What we do well, and what not" name="kind" value="feedback" />
    </FieldGroup>
  ),
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('radio');
    const ground = (dot: HTMLElement | undefined) => dot && getComputedStyle(dot).backgroundColor;
    await expect(ground(first)).toBe('rgb(255, 255, 255)');
    await userEvent.click(within(canvasElement).getByText('A complaint'));
    await expect(first).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toBeChecked();
    await expect(first).not.toBeChecked();
    await expect(first?.closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const Urdu: Story = {
  globals: { dir: 'rtl' },
  args: { label: 'شکایت', defaultChecked: true },
  play: async ({ canvasElement }) => {
    const dot = within(canvasElement).getByRole('radio', { name: 'شکایت' });
    const text = within(canvasElement).getByText('شکایت');
    await expect(dot.getBoundingClientRect().left).toBeGreaterThan(text.getBoundingClientRect().right - 1);
  },
};

export const StaffDark: Story = {
  globals: { app: 'admin', theme: 'dark' },
  render: () => (
    <FieldGroup legend="Kind" error="Choose one">
      <Radio label="Chosen" name="dark" defaultChecked />
      <Radio label="Wrong" name="dark" invalid />
      <Radio label="Not now" name="dark" disabled />
    </FieldGroup>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('radio', { name: 'Not now' })).toBeDisabled();
  },
};
