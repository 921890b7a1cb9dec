import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from './Button.tsx';

const meta = {
  title: 'Components/Button',
  component: Button,
  parameters: {
    docs: {
      description: {
        component:
          'Does something, or leads to the next step of a task. Not for navigation inside a sentence or a list (TextLink), not for a bare icon (IconButton), and never two primaries side by side.',
      },
    },
  },
  args: { children: 'Request a call' },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

const row = { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' } as const;

export const English: Story = {
  args: { onClick: fn() },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Request a call' });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const Urdu: Story = {
  globals: { dir: 'rtl' },
  args: { children: 'کال بیک کی درخواست' },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(button.scrollHeight).toBeLessThanOrEqual(button.clientHeight + 1);
  },
};

export const TonesAndSizes: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {(['s', 'm', 'l'] as const).map((size) => (
        <div key={size} style={row}>
          {(['primary', 'secondary', 'quiet', 'danger'] as const).map((tone) => (
            <Button key={tone} tone={tone} size={size}>
              {tone}
            </Button>
          ))}
        </div>
      ))}
      <div style={{ ...row, background: '#0A2238', padding: 24 }}>
        <Button tone="gold" size="l">
          Find a fund for your goal
        </Button>
        <Button tone="onDark" size="l" href="#how">
          See how to invest
        </Button>
      </div>
    </div>
  ),
};

export const Busy: Story = {
  args: { busy: true, onClick: fn(), children: 'Publish' },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Publish' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const StaffDark: Story = {
  globals: { app: 'admin', theme: 'dark' },
  render: () => (
    <div style={row}>
      <Button shortcut="⌘S">Save</Button>
      <Button tone="secondary" shortcut="E">
        Edit
      </Button>
      <Button tone="quiet">Discard</Button>
      <Button tone="danger">Delete</Button>
    </div>
  ),
};

export const AsLink: Story = {
  args: { href: '#form' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Request a call' })).toHaveAttribute('href', '#form');
  },
};
