import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Field } from '../Field/index.ts';
import { TextInput } from '../TextInput/TextInput.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

const meta = {
  title: 'Admin/Dialog',
  component: Dialog,
  parameters: {
    docs: {
      description: {
        component:
          'A short task in front of the page. Not for a question with two answers (ConfirmDialog), not for details beside a list (Drawer), not for a message (Notice or a toast), and never one over another.',
      },
    },
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const off: Pick<DialogProps, 'open' | 'onOpenChange'> = { open: false, onOpenChange: () => undefined };

function Opener({
  messages,
  startOpen = false,
}: {
  messages: { open: string; title: string; name: string; done: string };
  startOpen?: boolean;
}) {
  const [open, setOpen] = useState(startOpen);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{messages.open}</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={messages.title}
        actions={<Button onClick={() => setOpen(false)}>{messages.done}</Button>}
      >
        <Field label={messages.name}>{(control) => <TextInput {...control} />}</Field>
      </Dialog>
    </>
  );
}

const english = { open: 'Rename', title: 'Rename the view', name: 'Name', done: 'Save' };

export const English: Story = {
  globals: { app: 'admin' },
  args: { ...off, title: '', children: null },
  render: () => <Opener messages={english} />,
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Rename' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Rename the view' });
    await expect(dialog).toContainElement(
      document.activeElement instanceof HTMLElement ? document.activeElement : null,
    );
    for (let press = 0; press < 6; press++) {
      await userEvent.tab();
      await expect(dialog).toContainElement(
        document.activeElement instanceof HTMLElement ? document.activeElement : null,
      );
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Dark: Story = {
  ...English,
  globals: { app: 'admin', theme: 'dark' },
  render: () => <Opener messages={english} startOpen />,
  play: async () => {
    const overlay = await screen.findByRole('dialog', { name: 'Rename the view' });
    await waitFor(() => expect(overlay).toBeVisible());
  },
};

export const Urdu: Story = {
  ...English,
  globals: { dir: 'rtl' },
  render: () => (
    <Opener startOpen messages={{ open: 'نام بدلیں', title: 'منظر کا نام بدلیں', name: 'نام', done: 'محفوظ کریں' }} />
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'منظر کا نام بدلیں' });
    for (const button of dialog.parentElement?.querySelectorAll('button') ?? []) {
      await expect(button).not.toHaveAccessibleName(/[A-Za-z]/);
    }
    const close = within(dialog).getByRole('button', { name: 'بند کریں' });
    await expect(close.getBoundingClientRect().left).toBeLessThan(dialog.getBoundingClientRect().left + 80);
  },
};

export const WithoutCross: Story = {
  globals: { app: 'admin' },
  args: {
    ...off,
    open: true,
    dismissable: false,
    closable: false,
    title: 'Sign in again',
    actions: <Button tone="secondary">Leave</Button>,
    children: 'What you typed is still here.',
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Sign in again' });
    await expect(within(dialog).getAllByRole('button')).toEqual([
      within(dialog).getByRole('button', { name: 'Leave' }),
    ]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
