import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { SortableTree, type SortableTreeProps } from './SortableTree.tsx';

const meta = {
  title: 'Admin/SortableTree',
  component: SortableTree,
  parameters: {
    docs: {
      description: {
        component:
          'Items in levels that are moved and edited in place: a menu. Not for navigation, not for a list without levels, not for more than a few hundred items.',
      },
    },
  },
  globals: { app: 'admin' },
  args: {
    label: 'Main menu',
    lang: 'en',
    items: [
      { id: 'about', label: 'About us', children: [{ id: 'who', label: 'Who we are', children: [] }] },
      { id: 'funds', label: 'Funds', children: [] },
      { id: 'careers', label: 'Careers', children: [] },
    ],
    line: (id) => <span>/{id}</span>,
    details: (id) => (
      <label>
        Title <input defaultValue={`Words of ${id}`} />
      </label>
    ),
    open: null,
    onOpen: fn(),
    onMove: fn(),
    canMove: (id, { target }) => id !== target,
  },
} satisfies Meta<SortableTreeProps>;

export default meta;
type Story = StoryObj<typeof meta>;

async function moveByKeys(row: HTMLElement, keys: string) {
  row.focus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(row).toHaveAttribute('data-dragging'));
  await userEvent.keyboard(`${keys}{Enter}`);
}

export const English: Story = {
  play: async ({ canvasElement, args }) => {
    const tree = within(canvasElement).getByRole('treegrid', { name: 'Main menu' });
    const row = within(tree).getByRole('row', { name: 'Careers' });
    await expect(within(tree).getByRole('row', { name: 'Who we are' })).toHaveAttribute('aria-level', '2');
    await userEvent.click(within(row).getByRole('button', { name: '/careers' }));
    await expect(args.onOpen).toHaveBeenLastCalledWith('careers');
    await moveByKeys(row, '{ArrowUp}');
    await waitFor(() => expect(args.onMove).toHaveBeenCalledWith('careers', { target: 'funds', position: 'before' }));
  },
};

export const Urdu: Story = {
  globals: { dir: 'rtl' },
  args: {
    label: 'مینو',
    lang: 'ur',
    items: [{ id: 'about', label: 'ہمارے بارے میں', children: [{ id: 'who', label: 'ہم کون ہیں', children: [] }] }],
    line: (id) => <span>{id === 'about' ? 'ہمارے بارے میں' : 'ہم کون ہیں'}</span>,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [parent, child] = ['ہمارے بارے میں', 'ہم کون ہیں'].map((name) => canvas.getByRole('button', { name }));
    const inset = (element: HTMLElement | undefined) => element?.getBoundingClientRect().right ?? 0;
    await expect(inset(child)).toBeLessThan(inset(parent));
    const row = canvas.getByRole('row', { name: 'ہمارے بارے میں' });
    row.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(row).toHaveAttribute('aria-expanded', 'false'));
  },
};

export const Open: Story = {
  args: { open: 'funds' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const row = canvas.getByRole('row', { name: 'Funds' });
    const field = canvas.getByRole('textbox', { name: 'Title' });
    await expect(row).toHaveAttribute('draggable', 'true');
    await userEvent.hover(field);
    await waitFor(() => expect(row).not.toHaveAttribute('draggable', 'true'));
    await userEvent.click(field);
    await userEvent.keyboard(' and what they are for');
    await expect(field).toHaveValue('Words of funds and what they are for');
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};

export const WithoutMoving: Story = {
  globals: { theme: 'dark' },
  args: { onMove: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: /^Move/ })).toBeNull();
  },
};

export const Limited: Story = {
  args: { canMove: (_id, { target }) => target === 'about' },
  play: async ({ canvasElement, args }) => {
    const row = within(canvasElement).getByRole('row', { name: 'Careers' });
    await moveByKeys(row, '');
    await waitFor(() =>
      expect(args.onMove).toHaveBeenCalledWith('careers', expect.objectContaining({ target: 'about' })),
    );
  },
};
