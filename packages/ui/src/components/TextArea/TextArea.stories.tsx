import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Forms/TextArea',
  component: TextArea,
  parameters: {
    docs: {
      description: {
        component:
          'Several lines of plain text inside a Field. Not for answers of one line (TextInput), not for text with headings and links (the rich text editor).',
      },
    },
  },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  args: { 'aria-label': 'Message' },
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox', { name: 'Message' });
    const before = area.getBoundingClientRect().height;
    await userEvent.type(area, 'One{Enter}Two{Enter}Three{Enter}Four{Enter}Five{Enter}Six');
    await expect(area.getBoundingClientRect().height).toBeGreaterThan(before);
  },
};

export const Urdu: Story = {
  globals: { dir: 'rtl' },
  args: { 'aria-label': 'پیغام', defaultValue: 'میں پنشن فنڈ کو سمجھنا چاہتا ہوں۔', invalid: true },
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox', { name: 'پیغام' });
    await expect(area).toBeInvalid();
    await expect(getComputedStyle(area).direction).toBe('rtl');
  },
};
