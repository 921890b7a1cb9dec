import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { SortableBlocks, type SortableBlocksProps } from './SortableBlocks.tsx';

const meta = {
  title: 'Admin/SortableBlocks',
  component: SortableBlocks,
  parameters: {
    docs: {
      description: {
        component:
          'The parts of a page, or the items of a list, each with fields of its own: sorted by drag, by buttons and by Alt with the arrows, folded to a line, added in between, duplicated, removed. Not for items in levels (SortableTree), not for rows of a table.',
      },
    },
  },
  globals: { app: 'admin' },
  args: {
    label: 'Steps',
    kind: 'step',
    lang: 'en',
    dir: 'ltr',
    blocks: [
      { id: 'a', title: 'Open an account' },
      { id: 'b', title: 'Choose a fund' },
      { id: 'c', title: '' },
    ],
    body: (id) => (
      <label>
        Title <input defaultValue={`Words of ${id}`} />
      </label>
    ),
    onMove: fn(),
    onInsert: fn(() => 'new'),
    onDuplicate: fn(() => 'copy'),
    onRemove: fn(),
  },
  render: function Render(args) {
    const [blocks, setBlocks] = useState(args.blocks);
    return (
      <SortableBlocks
        {...args}
        blocks={blocks}
        onMove={(from, to) => {
          args.onMove(from, to);
          setBlocks((now) => now.toSpliced(from, 1).toSpliced(to, 0, ...now.slice(from, from + 1)));
        }}
      />
    );
  },
} satisfies Meta<SortableBlocksProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const titles = (canvas: HTMLElement) =>
  within(canvas)
    .getAllByRole('button', { expanded: false })
    .map((button) => button.textContent);

export const English: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const toggle = canvas.getByRole('button', { name: 'Step Choose a fund' });
    toggle.focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(args.onMove).toHaveBeenLastCalledWith(1, 0);
    await waitFor(() => expect(canvas.getByText('Moved to 1 of 3')).toBeInTheDocument());
    await expect(toggle).toHaveFocus();
    await expect(titles(canvasElement)[0]).toContain('Choose a fund');
    await userEvent.click(toggle);
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Words of b');
    await userEvent.click(canvas.getByRole('button', { name: 'Add step before Open an account' }));
    await expect(args.onInsert).toHaveBeenLastCalledWith(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Duplicate Open an account' }));
    await expect(args.onDuplicate).toHaveBeenLastCalledWith(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove empty step' }));
    await expect(args.onRemove).toHaveBeenLastCalledWith(2);
  },
};

/** By keys: Enter on the handle, Tab to the place, Enter. */
export const Dragged: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Step Open an account' }).focus();
    const handle = await canvas.findByRole('button', { name: 'Drag Open an account' });
    const place = (number: number) =>
      waitFor(() => {
        const found = canvasElement.querySelector(`[aria-label="Place ${number} of 3"]`);
        if (!found) throw new Error('Not loaded yet');
        return found;
      });
    const [second, third] = [await place(2), await place(3)];
    handle.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(third).toHaveAttribute('aria-hidden', 'false'));
    for (let tabs = 0; tabs < 3 && document.activeElement !== third; tabs += 1) await userEvent.tab();
    await waitFor(() => expect(third).toHaveFocus());
    await expect(third).toHaveAttribute('data-side', 'after');
    await expect(second).not.toHaveAttribute('data-side');
    await userEvent.keyboard('{Enter}');
    await expect(args.onMove).toHaveBeenLastCalledWith(0, 2);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Step Open an account' })).toHaveFocus());
  },
};

export const Urdu: Story = {
  globals: { dir: 'rtl' },
  args: {
    label: 'مراحل',
    lang: 'ur',
    dir: 'rtl',
    blocks: [
      { id: 'a', title: 'اکاؤنٹ کھولیں' },
      { id: 'b', title: 'فنڈ چنیں' },
    ],
  },
  play: async ({ canvasElement }) => {
    const title = within(canvasElement).getByText('فنڈ چنیں');
    await expect(getComputedStyle(title).direction).toBe('rtl');
    await expect(title).toHaveAttribute('lang', 'ur');
  },
};

/** What becomes invalid opens. */
export const WithProblem: Story = {
  globals: { theme: 'dark' },
  args: {
    blocks: [
      { id: 'a', title: 'Open an account' },
      { id: 'b', title: '', invalid: true },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Words of b');
    await expect(canvas.getByRole('button', { expanded: true })).toHaveTextContent('needs correcting');
  },
};

export const ReadOnly: Story = {
  args: { disabled: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: /^(Move|Remove|Add|Drag)/ })).toBeNull();
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1' } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '350px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Steps' });
    await expect(list.scrollWidth).toBeLessThanOrEqual(350);
  },
};
