import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { StepChart } from './StepChart.tsx';

const time = (text: string) => Date.parse(`2026-11-20T${text}:00+05:00`);
const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Karachi', timeStyle: 'short' });
const at = ['17:02', '17:02', '17:02', '17:15', '17:15', '17:15', '17:40', '17:40'].map(time);

const meta = {
  title: 'Charts/StepChart',
  component: StepChart,
  parameters: {
    docs: {
      description: {
        component:
          'How much of a day’s work was done when, on the hours about the time it is due. The same stands in words beside it. Not for a path of values over days, and not for what has no due time.',
      },
    },
  },
  args: {
    usual: {
      points: [
        { at: time('14:30'), low: 0, high: 0 },
        { at: time('15:30'), low: 0, high: 1.9 },
        { at: time('16:00'), low: 1.1, high: 5 },
        { at: time('16:30'), low: 3, high: 8.1 },
        { at: time('17:00'), low: 6, high: 11 },
        { at: time('17:30'), low: 9, high: 12 },
        { at: time('18:00'), low: 11.6, high: 13 },
        { at: time('18:30'), low: 13, high: 13 },
      ],
      label: 'usual, last 20 days',
    },
    at,
    total: 13,
    due: time('18:30'),
    now: time('17:46'),
    label: '8 of 13 funds published by 17:46: 3 at 17:02, 6 at 17:15, 8 at 17:40. Due at 18:30.',
    dueLabel: '18:30 due',
    nowLabel: '8 published, 17:46',
    formatTime: (instant) => clock.format(instant),
  },
} satisfies Meta<typeof StepChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  play: async ({ canvasElement }) => {
    const drawing = within(canvasElement).getByRole('img', { name: /8 of 13 funds published/ });
    for (const text of ['14:00', '19:00', '13', 'usual, last 20 days', '18:30 due', '8 published, 17:46'])
      await expect(within(drawing).getByText(text)).toBeVisible();
    await expect(drawing.querySelectorAll('circle')).toHaveLength(1);
  },
};

/** Time runs from left to right in both languages. */
export const Urdu: Story = {
  globals: { dir: 'rtl' },
  args: {
    usual: undefined,
    label: '13 میں سے 8 فنڈوں کی قیمتیں 17:46 تک شائع ہوئیں۔ آخری وقت 18:30۔',
    dueLabel: 'آخری وقت 18:30',
    nowLabel: '8 شائع شدہ',
  },
  play: async ({ canvasElement }) => {
    const left = (text: string) => within(canvasElement).getByText(text).getBoundingClientRect().left;
    await expect(left('14:00')).toBeLessThan(left('19:00'));
  },
};

/** All was published, the last two late: nothing lies ahead. */
export const Late: Story = {
  args: {
    at: [...at, ...['18:05', '18:20', '18:20', '18:50', '19:10'].map(time)],
    now: time('21:00'),
    label: '13 of 13 funds published by 19:10. Due at 18:30.',
    nowLabel: '13 published',
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('20:00')).toBeVisible();
  },
};

/** Fewer hours are named where there is less room, and nothing is cut off. */
export const Phone: Story = {
  decorators: [
    (Chart) => (
      <div style={{ inlineSize: 300 }}>
        <Chart />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.queryByText('15:00')).toBeNull());
    const box = canvas.getByRole('img').getBoundingClientRect();
    for (const text of ['18:30 due', '8 published, 17:46']) {
      const own = canvas.getByText(text).getBoundingClientRect();
      await expect(own.left >= box.left && own.right <= box.right).toBe(true);
    }
  },
};
