import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  parameters: {
    docs: {
      description: {
        component:
          'Nothing here yet, or nothing found. Not for a failure (Notice), not while loading (Skeleton), and never without saying what to do next.',
      },
    },
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  args: {
    title: 'No page matches “tarriff”',
    children: 'Check the spelling, or take a filter away. Archived pages are not searched.',
    action: <Button tone="secondary">Clear the filters</Button>,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 2 })).toBeVisible();
    await expect(within(canvasElement).getByRole('button', { name: 'Clear the filters' })).toBeVisible();
  },
};

export const Urdu: Story = {
  globals: { dir: 'rtl' },
  args: { title: 'کوئی نتیجہ نہیں ملا', children: 'املا دیکھیں یا کوئی فلٹر ہٹا دیں۔', level: 3 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 3 })).toBeVisible();
  },
};

export const StaffDark: Story = { ...English, globals: { app: 'admin', theme: 'dark' } };
