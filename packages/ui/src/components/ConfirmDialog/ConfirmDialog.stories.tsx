import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  title: 'Admin/ConfirmDialog',
  component: ConfirmDialog,
  parameters: {
    docs: {
      description: {
        component:
          'A question before something that is hard to take back. Not for what can be undone (do it, and offer Undo in a toast), not for input (Dialog). Name the buttons after what they do, not “Yes” and “No”.',
      },
    },
  },
  args: { open: true, onOpenChange: fn(), actions: [{ title: 'Cancel' }, { title: 'Delete', tone: 'danger' }] },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const remove = fn(async () => undefined);

export const English: Story = {
  globals: { app: 'admin' },
  render: function Asker() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button tone="danger" onClick={() => setOpen(true)}>
          Delete the page
        </Button>
        <ConfirmDialog
          open={open}
          onOpenChange={setOpen}
          actions={[{ title: 'Cancel' }, { title: 'Delete', tone: 'danger', action: remove }]}
        />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    remove.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Delete the page' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Warning' });
    await expect(dialog).toHaveTextContent('Are you sure ?');
    for (const button of within(dialog).getAllByRole('button')) {
      await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(86);
    }
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await expect(remove).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const Dark: Story = {
  globals: { app: 'admin', theme: 'dark' },
  args: {
    title: 'Unpublish the Urdu page?',
    message: 'Visitors will see the English page until it is published again.',
  },
  play: async () => {
    const overlay = await screen.findByRole('alertdialog', { name: 'Unpublish the Urdu page?' });
    await waitFor(() => expect(overlay).toBeVisible());
  },
};

export const Urdu: Story = {
  globals: { app: 'admin', dir: 'rtl' },
  args: { actions: [{ title: 'منسوخ' }, { title: 'حذف کریں', tone: 'danger' }] },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'انتباہ' });
    await expect(dialog).toHaveTextContent('کیا آپ کو یقین ہے؟');
    await userEvent.click(within(dialog).getByRole('button', { name: 'منسوخ' }));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  },
};
