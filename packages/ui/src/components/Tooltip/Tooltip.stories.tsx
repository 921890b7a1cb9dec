import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Archive } from '../../icons/index.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Admin/Tooltip',
  component: Tooltip,
  parameters: {
    docs: {
      description: {
        component:
          'A few words about a control, on hover and on focus. Not for what people must know (fingers see no tooltips: write it on the page), not for links or buttons (Popover), not on the public site.',
      },
    },
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  globals: { app: 'admin' },
  args: {
    content: 'Archive keeps the page and takes it off the site',
    children: <IconButton label="Archive" icon={<Archive />} />,
  },
  render: (args) => (
    <div style={{ padding: 64 }}>
      <Tooltip {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Archive' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    const tip = await screen.findByRole('tooltip');
    await expect(button).toHaveAccessibleDescription('Archive keeps the page and takes it off the site');
    await waitFor(() => expect(tip).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

export const Urdu: Story = {
  ...English,
  globals: { app: 'admin', dir: 'rtl', theme: 'dark' },
  args: {
    content: 'صفحہ محفوظ رہتا ہے مگر سائٹ پر نظر نہیں آتا',
    children: <Button tone="secondary">محفوظ خانہ</Button>,
  },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await expect(within(canvasElement).getByRole('button')).toHaveAccessibleDescription(/صفحہ محفوظ/);
  },
};
