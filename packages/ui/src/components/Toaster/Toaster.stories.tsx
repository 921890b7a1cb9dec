import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Toaster, toast } from './Toaster.tsx';

const meta = {
  title: 'Admin/Toaster',
  component: Toaster,
  parameters: {
    docs: {
      description: {
        component:
          'Short news that asks for nothing, for three seconds. Not for what must be read or decided (Notice, ConfirmDialog), not for errors of a field (Field), and never the only place where something is said.',
      },
    },
  },
  args: { label: 'Messages' },
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

const long = { duration: 60_000 };

async function clear() {
  toast.dismiss();
  await waitFor(() => expect(document.querySelector('[data-sonner-toast]')).toBeNull());
}

export const English: Story = {
  globals: { app: 'admin' },
  render: (args) => (
    <>
      <Button onClick={() => toast.success('Published', long)}>Publish</Button>
      <Toaster {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    await clear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Publish' }));
    const message = await screen.findByText('Published');
    const surface = message.closest('[data-sonner-toast]');
    await waitFor(() => expect(surface?.getBoundingClientRect().right).toBeGreaterThan(innerWidth - 40));
    await expect(screen.getByRole('region', { name: 'Messages' })).toBeInTheDocument();
    await userEvent.click(within(document.body).getAllByRole('button', { name: 'Close' })[0] ?? message);
    await waitFor(() => expect(screen.queryByText('Published')).toBeNull());
  },
};

export const Kinds: Story = {
  globals: { app: 'admin', theme: 'dark' },
  render: (args) => (
    <>
      <Button
        onClick={() => {
          toast.success('Published', long);
          toast.error('Not saved', { ...long, description: 'The text is kept here. Try again.' });
          toast.warning('The Urdu page lags behind', long);
          toast.info('Daily NAV is due at 18:30', { ...long, action: { label: 'Open', onClick: () => undefined } });
        }}
      >
        Show
      </Button>
      <Toaster {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    await clear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show' }));
    await waitFor(() => expect(screen.getByText('Not saved')).toBeVisible());
    await waitFor(() => expect(document.querySelectorAll('[data-sonner-toast]').length).toBeGreaterThanOrEqual(3));
  },
};

export const Urdu: Story = {
  globals: { app: 'admin', dir: 'rtl' },
  args: { label: 'پیغامات' },
  render: (args) => (
    <>
      <Button onClick={() => toast.success('شائع ہو گیا', long)}>شائع کریں</Button>
      <Toaster {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    await clear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'شائع کریں' }));
    const message = await screen.findByText('شائع ہو گیا');
    const surface = message.closest('[data-sonner-toast]');
    await expect(getComputedStyle(message).direction).toBe('rtl');
    await waitFor(() => expect(surface?.getBoundingClientRect().right).toBeGreaterThan(innerWidth - 40));
    await expect(surface?.querySelector('button')).toHaveAccessibleName('بند کریں');
  },
};

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Milliseconds: longer than a toast takes to come or to go. */
const motion = 700;

/** What a press at the point would meet, frame by frame. */
async function metDuringMotion(x: number, y: number): Promise<Set<Element | null>> {
  const met = new Set<Element | null>();
  for (const end = performance.now() + motion; performance.now() < end; await frame()) {
    met.add(document.elementFromPoint(x, y));
  }
  return met;
}

export const BelowABar: Story = {
  globals: { app: 'admin' },
  render: (args) => (
    <>
      <div style={{ position: 'fixed', insetBlockStart: 0, insetInlineEnd: 0, inlineSize: '24rem', blockSize: '4rem' }}>
        <button
          type="button"
          style={{ inlineSize: '100%', blockSize: '100%' }}
          onClick={() => toast('Removed', { ...long, action: { label: 'Undo', onClick: () => undefined } })}
        >
          Remove
        </button>
      </div>
      <Toaster {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    await clear();
    const button = within(canvasElement).getByRole('button', { name: 'Remove' });
    const { left, width, bottom } = button.getBoundingClientRect();
    const met = () => metDuringMotion(left + width / 2, bottom - 8);
    await userEvent.click(button);
    await expect(await met()).toEqual(new Set([button]));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await met()).toEqual(new Set([button]));
  },
};
