import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StatusMark } from './StatusMark.tsx';

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

const all = (words: Record<'live' | 'review' | 'draft' | 'scheduled' | 'none', string>) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
    <StatusMark status="live" label={words.live} />
    <StatusMark status="review" label={words.review} />
    <StatusMark status="draft" label={words.draft} />
    <StatusMark status="scheduled" label={words.scheduled} />
    <StatusMark status="none" label={words.none} />
  </div>
);

const english = { live: 'Published', review: 'In review', draft: 'Draft', scheduled: 'Mon 09:00', none: 'Not started' };

export const English: Story = {
  globals: { app: 'admin' },
  render: () => all(english),
  play: async ({ canvasElement }) => {
    for (const word of Object.values(english)) await expect(within(canvasElement).getByText(word)).toBeVisible();
  },
};

export const Dark: Story = { ...English, globals: { app: 'admin', theme: 'dark' } };

export const Urdu: Story = {
  globals: { app: 'admin', dir: 'rtl' },
  render: () =>
    all({ live: 'شائع شدہ', review: 'زیرِ جائزہ', draft: 'مسودہ', scheduled: 'پیر 09:00', none: 'شروع نہیں ہوا' }),
  play: async ({ canvasElement }) => {
    const word = within(canvasElement).getByText('شائع شدہ');
    const mark = word.querySelector('[aria-hidden]');
    await expect(mark?.getBoundingClientRect().left).toBeGreaterThan(word.getBoundingClientRect().left);
  },
};
