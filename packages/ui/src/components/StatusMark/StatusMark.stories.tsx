import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StatusMark, type StatusMarkProps } from './StatusMark.tsx';

const meta = {
  title: 'Admin/StatusMark',
  component: StatusMark,
  parameters: {
    docs: {
      description: {
        component:
          'Where a text stands on its way to the public. Not for the risk of a fund (RiskChip), not for a message to the person (Notice), and never without its word.',
      },
    },
  },
  args: { status: 'live', label: 'Published' },
} satisfies Meta<typeof StatusMark>;

export default meta;
type Story = StoryObj<typeof meta>;

const all = (labels: Record<StatusMarkProps['status'], string>) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
    <StatusMark status="live" label={labels.live} />
    <StatusMark status="review" label={labels.review} />
    <StatusMark status="reason" label={labels.reason} />
    <StatusMark status="draft" label={labels.draft} />
    <StatusMark status="scheduled" label={labels.scheduled} />
    <StatusMark status="failed" label={labels.failed} />
    <StatusMark status="returned" label={labels.returned} />
    <StatusMark status="none" label={labels.none} />
  </div>
);

const english = {
  live: 'Published',
  review: 'In review',
  reason: 'With a reason',
  draft: 'Draft',
  scheduled: 'Mon 09:00',
  failed: 'Failed',
  returned: 'Sent back',
  none: 'Not started',
};

export const English: Story = {
  globals: { app: 'admin' },
  render: () => all(english),
  play: async ({ canvasElement }) => {
    for (const label of Object.values(english)) await expect(within(canvasElement).getByText(label)).toBeVisible();
  },
};

/** Where the words stand in a legend. */
export const WithoutLabel: Story = {
  globals: { app: 'admin' },
  args: { status: 'failed', label: 'Failed', hideLabel: true },
  play: async ({ canvasElement }) => {
    const label = within(canvasElement).getByText('Failed');
    await expect(label.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};

export const Dark: Story = { ...English, globals: { app: 'admin', theme: 'dark' } };

export const Urdu: Story = {
  globals: { app: 'admin', dir: 'rtl' },
  render: () =>
    all({
      live: 'شائع شدہ',
      review: 'زیرِ جائزہ',
      reason: 'وجہ کے ساتھ',
      draft: 'مسودہ',
      scheduled: 'پیر 09:00',
      failed: 'ناکام',
      returned: 'واپس بھیجا گیا',
      none: 'شروع نہیں ہوا',
    }),
  play: async ({ canvasElement }) => {
    const label = within(canvasElement).getByText('شائع شدہ');
    const mark = label.querySelector('[aria-hidden]');
    await expect(mark?.getBoundingClientRect().left).toBeGreaterThan(label.getBoundingClientRect().left);
  },
};
