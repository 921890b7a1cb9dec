import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Components/ProgressBar',
  component: ProgressBar,
  parameters: {
    docs: {
      description: {
        component:
          'Work whose share is known: an upload, an import. Not for a share of money or of a portfolio (a chart), and not for the steps of a form.',
      },
    },
  },
  args: { label: 'Uploading report.pdf', value: 3, max: 10, valueText: '3 of 10 MB' },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Uploading report.pdf' });
    await expect(bar).toHaveAttribute('aria-valuenow', '3');
    await expect(bar).toHaveAttribute('aria-valuetext', '3 of 10 MB');
  },
};

export const Unknown: Story = {
  globals: { app: 'admin', theme: 'dark' },
  args: { label: 'Reading the spreadsheet', value: undefined, valueText: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};

export const Urdu: Story = {
  globals: { dir: 'rtl' },
  args: { label: 'رپورٹ اپ لوڈ ہو رہی ہے', valueText: '10 میں سے 3 ایم بی' },
  play: async ({ canvasElement }) => {
    const track = within(canvasElement).getByRole('progressbar');
    const bar = track.firstElementChild;
    await expect(Math.round(bar?.getBoundingClientRect().right ?? 0)).toBe(
      Math.round(track.getBoundingClientRect().right),
    );
  },
};
