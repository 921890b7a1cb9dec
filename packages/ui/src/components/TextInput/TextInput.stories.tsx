import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TextInput } from './TextInput.tsx';

const meta = {
  title: 'Forms/TextInput',
  component: TextInput,
  parameters: {
    docs: {
      description: {
        component:
          'One line of text inside a Field. Not for several lines (TextArea), not for a choice among known answers (Select), not for searching (SearchField). Without a Field give it an aria-label.',
      },
    },
  },
} satisfies Meta<typeof TextInput>;

export default meta;
type Story = StoryObj<typeof meta>;

const ref = fn();

export const English: Story = {
  args: { 'aria-label': 'Name', name: 'name', autoComplete: 'name', ref, onChange: fn() },
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Name' });
    await userEvent.type(input, 'Sample Visitor');
    await expect(input).toHaveValue('Sample Visitor');
    await expect(args.onChange).toHaveBeenCalledTimes(14);
    await expect(ref).toHaveBeenCalledWith(input);
  },
};

export const Urdu: Story = {
  globals: { dir: 'rtl' },
  args: { 'aria-label': 'نام', defaultValue: 'نمونہ صارف' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'نام' });
    await expect(getComputedStyle(input).fontFamily).toContain('Naskh');
    await expect(input.scrollHeight).toBeLessThanOrEqual(input.clientHeight);
  },
};

export const States: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, maxInlineSize: 400 }}>
      <TextInput aria-label="Placeholder" placeholder="name@example.org" />
      <TextInput aria-label="Wrong" defaultValue="00000000000" invalid width="short" />
      <TextInput aria-label="Read only" defaultValue="/customer-service/how-to-invest" readOnly />
      <TextInput aria-label="Disabled" defaultValue="Not now" disabled />
      <TextInput aria-label="Amount" type="number" defaultValue={100000} width="short" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Wrong')).toBeInvalid();
    await expect(within(canvasElement).getByLabelText('Amount').getBoundingClientRect().width).toBeLessThanOrEqual(240);
  },
};

export const Day: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, maxInlineSize: 400 }}>
      <TextInput aria-label="Name" defaultValue="Sample Visitor" width="short" />
      <TextInput aria-label="Day" type="date" defaultValue="2026-11-20" width="short" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const day = canvas.getByLabelText('Day');
    const name = canvas.getByLabelText('Name');
    await expect(getComputedStyle(day).appearance).toBe('none');
    await expect(day.getBoundingClientRect().height).toBe(name.getBoundingClientRect().height);
    await expect(day.getBoundingClientRect().width).toBe(name.getBoundingClientRect().width);
  },
};

export const DayUrdu: Story = { render: Day.render, globals: { dir: 'rtl' } };

export const StaffDark: Story = {
  ...States,
  globals: { app: 'admin', theme: 'dark' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Wrong').getBoundingClientRect().height).toBe(32);
  },
};
