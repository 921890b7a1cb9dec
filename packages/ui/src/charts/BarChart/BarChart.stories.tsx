import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { BarChart } from './BarChart.tsx';

const values = ['7.21', '11.94', '12.02', '8.63', '10.18', '18.86', '22.97', '16.34', '11.52', '-2.31'];
const bars = values.map((value, index) => ({
  day: `${2017 + index}-06-30`,
  label: `FY${17 + index}`,
  value,
  text: value.replace('-', '\u2212').slice(0, -1),
  ...(index === values.length - 1 && { running: true, note: 'to date', name: 'FY2026 to date' }),
}));

const meta = {
  title: 'Charts/BarChart',
  component: BarChart,
  parameters: {
    docs: {
      description: {
        component:
          'A figure for each of a few spans, such as the return of each year. It stands between its title with dates and basis and one sentence that says what it shows, with a table below. Not for a path over days, and not for parts of a whole.',
      },
    },
  },
  args: {
    bars,
    description: 'Return of each fiscal year from 2017 to 2026',
    hint: 'Left and right arrow: one year. Home and End: first and last.',
    readingsOf: (day) => [
      { label: 'annualised', value: `${bars.find((bar) => bar.day === day)?.value ?? 'N/A'}%` },
      { label: 'to', value: day },
    ],
    formatTick: (value, digits) => value.toFixed(digits),
    narrowCount: 5,
  },
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('application', { name: /fiscal year/ }).focus();
    await userEvent.keyboard('{End}{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('FY25, annualised 11.52%, to 2025-06-30'));
    await expect(canvasElement.querySelectorAll('rect')).toHaveLength(11);
    await userEvent.keyboard('{Escape}');
    await expect(canvasElement.querySelectorAll('rect')).toHaveLength(10);
  },
};

/** Years run as they do in English; words below the bars run from right to left. */
export const Urdu: Story = {
  globals: { dir: 'rtl' },
  args: {
    bars: bars.map((bar) => ({ ...bar, label: `مالی ${bar.day.slice(0, 4)}` })),
    description: '2017 سے 2026 تک ہر مالی سال کا منافع',
    hint: 'دائیں اور بائیں تیر: ایک سال۔',
    readingsOf: () => [
      { label: 'سالانہ شرح', value: '11.52%' },
      { label: 'اختتام', value: '30 جون 2026' },
    ],
  },
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('application').focus();
    await userEvent.keyboard('{Home}');
    const [first] = canvasElement.querySelectorAll('rect');
    const box = canvasElement.getBoundingClientRect();
    await expect(first?.getBoundingClientRect().left ?? box.right).toBeLessThan(box.left + box.width / 2);
    const [word] = canvasElement.querySelectorAll('text[direction="rtl"]');
    await expect(word?.getAttribute('unicode-bidi')).toBe('embed');
    const directions = [...canvasElement.querySelectorAll('bdi')].map((value) => getComputedStyle(value).direction);
    await expect(directions).toEqual(['ltr', 'rtl']);
  },
};

/** What each is measured by stands after it, dashed. */
export const AgainstBenchmark: Story = {
  args: {
    bars: bars.map((bar, index) => (index === 0 ? bar : { ...bar, beside: (Number(bar.value) - 0.6).toFixed(2) })),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('rect')).toHaveLength(19);
    within(canvasElement).getByRole('application').focus();
    await userEvent.keyboard('{End}');
    const [chosen] = [...canvasElement.querySelectorAll('g:last-of-type > rect')].slice(-1);
    const [own] = canvasElement.querySelectorAll('g:last-of-type > rect');
    await expect(chosen?.getBoundingClientRect().width ?? 0).toBeGreaterThan(
      2 * (own?.getBoundingClientRect().width ?? 0),
    );
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
    await waitFor(() => expect(canvasElement.querySelectorAll('rect')).toHaveLength(5));
    await expect(canvasElement.querySelector('svg')?.getAttribute('width')).toBe('340');
  },
};
