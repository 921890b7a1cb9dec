import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { LineChart } from './LineChart.tsx';

const dayAt = (index: number) => new Date(Date.UTC(2026, 7, 21 + index)).toISOString().slice(0, 10);
const pointsOf = (start: number, drift: number) =>
  Array.from({ length: 60 }, (_, index) => ({
    day: dayAt(index),
    value: (start + index * drift + Math.sin(index / 4) * 0.2).toFixed(4),
  }));
const fund = pointsOf(99.9, 0.04);

const meta = {
  title: 'Charts/LineChart',
  component: LineChart,
  parameters: {
    docs: {
      description: {
        component:
          'The path of one price, or of a few funds, over days. It stands between its title with dates and basis and one sentence that says what it shows, with a table below. Not for parts of a whole, not for a few numbers that a table says better.',
      },
    },
  },
  args: {
    series: [{ id: 'nav', label: 'NAV', tone: 'fund', points: fund }],
    description: 'NAV from 21 Aug 2026 to 19 Oct 2026',
    hint: 'Arrows move a price, with Shift a month.',
    formatDay: (day) => day,
    formatTickDay: (day) => day.slice(5),
    formatTick: (value, digits) => value.toFixed(digits),
    readingsOf: (day) => [{ label: 'NAV', value: fund.find((point) => point.day === day)?.value ?? 'N/A' }],
  },
} satisfies Meta<typeof LineChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const chart = canvas.getByRole('application', { name: /NAV from/ });
    chart.focus();
    await userEvent.keyboard('{End}{ArrowLeft}');
    const second = fund.at(-2);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(`${second?.day}, NAV ${second?.value}`));
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2026-09-18'));
    await userEvent.keyboard('{Escape}');
    await expect(canvasElement.querySelector('circle')).toBeNull();
  },
};

/** The line runs as it does in English; words in the box run from right to left. */
export const Urdu: Story = {
  globals: { dir: 'rtl' },
  args: {
    description: '21 اگست 2026 سے 19 اکتوبر 2026 تک این اے وی',
    hint: 'تیر کے بٹن ایک قیمت آگے پیچھے لے جاتے ہیں، شفٹ کے ساتھ ایک ماہ۔',
    readingsOf: () => [{ label: 'این اے وی', value: '101.3524' }],
  },
  play: async ({ canvasElement }) => {
    const chart = within(canvasElement).getByRole('application');
    chart.focus();
    await userEvent.keyboard('{Home}');
    const dot = canvasElement.querySelector('circle')?.getBoundingClientRect();
    const box = chart.getBoundingClientRect();
    await expect(dot?.left ?? box.right).toBeLessThan(box.left + box.width / 2);
    const reading = canvasElement.querySelector('foreignObject > div');
    if (reading) await expect(getComputedStyle(reading).direction).toBe('rtl');
  },
};

export const Events: Story = {
  args: { events: { days: ['2026-06-30', '2026-08-31', '2026-09-30'], label: 'Payout, reinvested' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Payout, reinvested')).toBeVisible();
    const chart = canvas.getByRole('application', { name: /NAV from/ });
    await expect(chart.querySelectorAll('path[transform^="translate"]')).toHaveLength(3);
  },
};

export const Several: Story = {
  args: {
    series: [
      { id: 'a', label: 'A Income', tone: 'a', points: pointsOf(100, 0.03) },
      { id: 'b', label: 'B Equity', tone: 'b', points: pointsOf(100, 0.12) },
      { id: 'c', label: 'C Cash', tone: 'c', points: pointsOf(100, 0.02) },
      { id: 'd', label: 'D Balanced', tone: 'd', points: pointsOf(100, -0.05) },
    ],
    base: 100,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText(/^\u2068?A Income/).length).toBeGreaterThanOrEqual(1);
  },
};

const benchmark = fund.map(({ day, value }, index) => ({ day, value: (Number(value) - index * 0.01).toFixed(4) }));

/** The fund has its area and its gold point, the benchmark its dashes. */
export const AgainstBenchmark: Story = {
  args: {
    series: [
      { id: 'fund', label: 'Fund', tone: 'fund', points: fund },
      { id: 'benchmark', label: 'Benchmark', tone: 'benchmark', points: benchmark },
    ],
    base: 99.9,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByText('Benchmark').length).toBeGreaterThanOrEqual(1);
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{End}');
    await expect(canvasElement.querySelectorAll('circle')).toHaveLength(1);
  },
};

const holed = fund.filter((_, index) => index < 20 || index > 32);

export const Gap: Story = {
  args: { series: [{ id: 'nav', label: 'NAV', tone: 'fund', points: holed }] },
  play: async ({ canvasElement }) => {
    // Rules of the axis are strokes as well; areas and lines come in pairs, a pair for each part.
    const lines = [...canvasElement.querySelectorAll('path')].filter((path) =>
      /^M[\d.]+ [\d.]+l/.test(path.getAttribute('d') ?? ''),
    );
    await expect(lines).toHaveLength(4);
  },
};

export const Phone: Story = {
  decorators: [
    (Chart) => (
      <div style={{ inlineSize: 340 }}>
        <Chart />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('svg')?.getAttribute('width')).toBe('340'));
    await expect(within(canvasElement).getByText(fund.at(-1)?.value ?? '')).toBeVisible();
  },
};
