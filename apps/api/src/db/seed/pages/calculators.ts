import type { SeedPage } from '../types.ts';

/** Invented, round, and the same in each year: nobody shall take them for the law. */
const sampleSlabs = (year: string) => [
  { year, above: '0', fixed: '0', rate: '0' },
  { year, above: '1000000', fixed: '0', rate: '10' },
  { year, above: '3000000', fixed: '200000', rate: '20' },
  { year, above: '6000000', fixed: '800000', rate: '30' },
];

const taxCalculator: SeedPage = {
  slug: 'tax-saving-calculator',
  title: 'Tax saving calculator',
  summary: 'What a contribution to a pension fund takes off the tax of the year, and how that is worked out.',
  template: 'taxCalculator',
  body: `<h2>What to know before you rely on it</h2>
<p>The credit stands in section 63 of the Income Tax Ordinance, 2001: the tax of the year, divided by the taxable income, times the contribution, of which no more counts than 20 % of the income. The former credit for units of other mutual funds, in section 62, was omitted by the Finance Act 2022.</p>
<p>Slabs change with each Finance Act. We enter those of a tax year with their source and the day on which they were checked; before that, the page calculates nothing for the year. The slabs shown here are invented.</p>
<h2>What to do with the result</h2>
<p>Confirm it with a tax adviser, and keep the certificate of your contribution: who may claim, and with which papers, stands under <a href="/downloads/tax-credit">tax credit</a>. A withdrawal before retirement may cost more tax than was saved.</p>`,
  fields: {
    taxYears: [
      { year: '2027', from: '2026-07-01', to: '2027-06-30', share: '20', checkedOn: '2026-07-03', isSample: true },
      { year: '2026', from: '2025-07-01', to: '2026-06-30', share: '20', checkedOn: '2025-07-02', isSample: true },
      { year: '2025', from: '2024-07-01', to: '2025-06-30', share: '20', isSample: true },
    ],
    slabs: [...sampleSlabs('2027'), ...sampleSlabs('2026')],
    sources: ['2027', '2026'].map((year) => ({
      year,
      text: 'invented, as all of the sample; the rule itself is explained under tax credit',
      url: '/downloads/tax-credit',
    })),
    income: '2400000',
    contribution: '360000',
    notIncluded: 'Surcharges, other credits and deductions, and tax on a later withdrawal.',
  },
};

const growthCalculator: SeedPage = {
  slug: 'growth-calculator',
  title: 'Growth calculator',
  summary: 'What one sum and a monthly amount could become over the years, at a return that you choose.',
  template: 'growthCalculator',
  body: `<h2>How it reckons</h2>
<p>The return is the same every year and is added to what is there already: a year at 10 % makes 110 of 100, two years 121. Monthly amounts are paid at the start of each month. Loads, fees and taxes are left out, and so is the loss of value through rising prices.</p>
<h2>What it cannot know</h2>
<p>No fund returns the same every year, and some years bring a loss. Try a low return beside the one you hope for, and ask whether the plan would still do. Which funds swing how much stands with their <a href="/daily-funds-nav-history">risk and price</a>.</p>`,
  fields: { lump: '100000', monthly: '15000', assumedReturn: '10' },
};

const goalCalculator: SeedPage = {
  slug: 'goal-calculator',
  title: 'Goal calculator',
  summary: 'From a sum and a date back to the month: what to save, at three different returns.',
  template: 'goalCalculator',
  body: `<h2>How it reckons</h2>
<p>The sum in today’s rupees is raised by the prices of each year until it is needed. What is saved already grows at the assumed return, and equal amounts at the start of each month make up the rest. Loads, fees and taxes are left out.</p>
<h2>Why three returns</h2>
<p>Nobody knows the return of the next ten years. The low one shows what the goal asks of you if the market disappoints; whoever can save that much is on the safe side. To see what an amount becomes instead, use the <a href="/customer-service/growth-calculator">growth calculator</a>.</p>`,
  fields: { goal: '3000000', prices: '8', lowReturn: '6', assumedReturn: '11', highReturn: '15' },
};

export const calculators: readonly SeedPage[] = [taxCalculator, growthCalculator, goalCalculator];
