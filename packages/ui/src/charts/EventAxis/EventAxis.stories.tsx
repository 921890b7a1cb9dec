import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { EventAxis } from './EventAxis.tsx';

const days = ['2022-06-30', '2023-06-30', '2024-06-28', '2025-06-30', '2026-06-30'];

const meta = {
  title: 'Charts/EventAxis',
  component: EventAxis,
  parameters: {
    docs: {
      description: {
        component:
          'When a few things happened, such as payouts: a hollow diamond for each on an axis of days. How much each was stands in the readout and in the table below. Not for a path of values, and not for more than a few dozen events.',
      },
    },
  },
  args: {
    days,
    from: '2021-11-20',
    to: '2026-11-20',
    description: 'Payouts from 30 Jun 2022 to 30 Jun 2026',
    hint: 'Left and right arrow: one payout. Home and End: first and last.',
    formatDay: (day) => day,
    formatTickDay: (day) => day.slice(0, 4),
    readingsOf: (day) => [{ label: 'Rs a unit', value: `12.${day.slice(2, 4)}` }],
  },
} satisfies Meta<typeof EventAxis>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('application', { name: /Payouts/ }).focus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2023-06-30, Rs a unit 12.23'));
    await expect(canvasElement.querySelectorAll('path[transform]')).toHaveLength(days.length);
  },
};

/** Time runs from left to right in both languages. */
export const Urdu: Story = {
  globals: { dir: 'rtl' },
  args: {
    description: '30 جون 2022 سے 30 جون 2026 تک ادائیگیاں',
    hint: 'دائیں اور بائیں تیر: ایک ادائیگی۔',
    formatDay: (day) => `30 جون ${day.slice(0, 4)}`,
    readingsOf: () => [{ label: 'روپے فی یونٹ', value: '12.1344' }],
  },
  play: async ({ canvasElement }) => {
    const [first, last] = [...canvasElement.querySelectorAll('path[transform]')].filter(
      (_, index, all) => index === 0 || index === all.length - 1,
    );
    await expect(first?.getBoundingClientRect().left ?? 0).toBeLessThan(last?.getBoundingClientRect().left ?? 0);
  },
};

const monthly = Array.from({ length: 60 }, (_, index) =>
  new Date(Date.UTC(2021, 11 + index, 28)).toISOString().slice(0, 10),
);

/** Where not all have room, the latest do. */
export const Phone: Story = {
  args: { days: monthly },
  decorators: [
    (Chart) => (
      <div style={{ inlineSize: 340 }}>
        <Chart />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('path[transform]')).toHaveLength(19));
    await expect(within(canvasElement).getAllByText(monthly.at(-1) ?? '')[0]).toBeVisible();
  },
};
