import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Avatar } from './Avatar.tsx';

const meta = {
  title: 'Admin/Avatar',
  component: Avatar,
  parameters: {
    docs: {
      description: {
        component:
          'Who, in two letters, for staff accounts. Not for the people of the company on the public site (Monogram or their portrait), and not instead of the name where there is room for it.',
      },
    },
  },
  args: { name: 'Content Editor' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  globals: { app: 'admin' },
  render: (args) => (
    <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
      <Avatar {...args} />
      <Avatar name="Translator" size="m" />
      <Avatar name="Compliance" />
      <Avatar name="Publisher" decorative /> Publisher
    </div>
  ),
  play: async ({ canvasElement }) => {
    const editor = within(canvasElement).getByRole('img', { name: 'Content Editor' });
    await expect(editor.textContent?.replace('\u200C', '')).toBe('CE');
    await expect(within(canvasElement).queryByRole('img', { name: 'Publisher' })).toBeNull();
  },
};

export const Urdu: Story = {
  globals: { app: 'admin', dir: 'rtl', theme: 'dark' },
  args: { name: 'مواد مدیر', size: 'm' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'مواد مدیر' })).toHaveTextContent('م\u200Cم');
  },
};
