import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { FieldGroup } from './FieldGroup.tsx';

const meta = {
  title: 'Forms/FieldGroup',
  component: FieldGroup,
  parameters: {
    docs: {
      description: {
        component:
          'Several inputs that answer one question. Not for one input (Field), and not to draw a box around parts of a form (a heading and space do that).',
      },
    },
  },
} satisfies Meta<typeof FieldGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  args: {
    legend: 'What would you like to receive?',
    help: 'Choose at least one',
    error: 'Tick at least one option',
    children: (
      <>
        <Checkbox label="Daily NAV" name="for" value="nav" />
        <Checkbox label="Monthly FMR" name="for" value="fmr" />
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group', { name: 'What would you like to receive?' });
    await expect(group).toHaveAccessibleDescription('Choose at least one Tick at least one option');
    await expect(within(group).getAllByRole('checkbox')).toHaveLength(2);
  },
};

export const Urdu: Story = {
  globals: { dir: 'rtl' },
  args: {
    legend: 'آپ کیا حاصل کرنا چاہتے ہیں؟',
    children: (
      <>
        <Checkbox label="روزانہ این اے وی" />
        <Checkbox label="ماہانہ رپورٹ" />
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('group', { name: 'آپ کیا حاصل کرنا چاہتے ہیں؟' })).toBeVisible();
  },
};
