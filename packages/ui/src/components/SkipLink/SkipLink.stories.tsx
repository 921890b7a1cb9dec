import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'Components/SkipLink',
  component: SkipLink,
  parameters: { docs: { description: { component: 'The first stop of the Tab key, once per page.' } } },
  args: { href: '#target', children: 'Skip to main content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <div id="target" tabIndex={-1}>
        …
      </div>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link');
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};

export const Urdu: Story = { globals: { dir: 'rtl' }, args: { children: 'مرکزی مواد پر جائیں' } };
