import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TabLinks } from './TabLinks.tsx';
import { Tabs } from './Tabs.tsx';

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  parameters: {
    docs: {
      description: {
        component:
          'Views of one thing, one at a time. Not for steps that follow one another, not for things that are compared (a table), not for places with an address of their own (`TabLinks`), and not for more than seven.',
      },
    },
  },
  args: {
    label: 'Funds by category',
    onChange: fn(),
    items: [
      { id: 'money', label: 'Money market', count: 4, panel: <p>Four funds</p> },
      { id: 'income', label: 'Income', count: 3, panel: <p>Three funds</p> },
      { id: 'equity', label: 'Equity', panel: <p>All equity funds</p> },
    ],
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('tabpanel', { name: /Money market/ })).toHaveTextContent('Four funds');
    canvas.getByRole('tab', { name: /Money market/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /Income/ })).toHaveFocus();
    await expect(canvas.getByText('Three funds')).toBeVisible();
    await expect(canvas.getByText('Four funds')).not.toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(args.onChange).toHaveBeenLastCalledWith('equity');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /Money market/ })).toHaveFocus();
  },
};

export const Urdu: Story = {
  globals: { dir: 'rtl' },
  args: {
    label: 'زمرے کے لحاظ سے فنڈ',
    items: [
      { id: 'money', label: 'منی مارکیٹ', count: 4, panel: <p>چار فنڈ</p> },
      { id: 'income', label: 'انکم', count: 3, panel: <p>تین فنڈ</p> },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('tab', { name: /منی مارکیٹ/ }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: /انکم/ })).toHaveFocus();
  },
};

export const ViewsOfAList: Story = {
  globals: { app: 'admin', theme: 'dark' },
  render: () => (
    <TabLinks
      label="Saved views"
      items={[
        { id: 'all', label: 'All', count: 64, href: '#all', current: true },
        { id: 'mine', label: 'Waiting for me', count: 3, href: '#mine' },
        { id: 'urdu', label: 'Urdu behind', count: 5, href: '#urdu' },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).getByRole('navigation', { name: 'Saved views' });
    await expect(within(nav).getByRole('link', { current: 'page' })).toHaveTextContent('All64');
  },
};
