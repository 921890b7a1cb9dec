import { checkbox } from '../fields/checkbox/checkbox.ts';
import { date } from '../fields/date/date.ts';
import { decimal } from '../fields/decimal/decimal.ts';
import { optional } from '../fields/field.ts';
import { link } from '../fields/link/link.ts';
import { list } from '../fields/list/list.ts';
import { text } from '../fields/text/text.ts';
import { textarea } from '../fields/textarea/textarea.ts';
import { defineTemplate } from './defineTemplate.ts';

const taxYear = () => decimal({ label: 'Tax year', help: 'The year in which it ends, such as 2027', scale: 0 });
const percent = (label: string, help?: string) => decimal({ label, help, scale: 2, unit: '%' });
const rupees = (label: string) => decimal({ label, scale: 0, unit: 'Rs' });

export const calculatorTemplates = {
  taxCalculator: defineTemplate({
    label: 'Tax credit calculator',
    help: 'What a contribution to a pension fund takes off the tax, by the slabs of each tax year.',
    samplePath: '/customer-service/tax-saving-calculator',
    fields: {
      taxYears: list({
        label: 'Tax years',
        help: 'The latest first. A year without the day of its check says so and calculates nothing',
        itemLabel: 'tax year',
        itemTitle: 'year',
        max: 20,
        of: {
          year: taxYear(),
          from: date({ label: 'From' }),
          to: date({ label: 'To' }),
          share: percent('Counted at most', 'Part of the taxable income up to which a contribution counts'),
          checkedOn: optional(
            date({ label: 'Checked on', help: 'When somebody compared slabs and rules with the source' }),
          ),
          isSample: checkbox({ label: 'Sample figures: the page says that they are not the law' }),
        },
      }),
      slabs: list({
        label: 'Slabs',
        help: 'Those of a year in any order; the first begins above 0',
        itemLabel: 'slab',
        itemTitle: 'year',
        max: 200,
        of: {
          year: taxYear(),
          above: rupees('Income above'),
          fixed: decimal({ label: 'Fixed tax', scale: 2, unit: 'Rs' }),
          rate: percent('Rate on the rest'),
        },
      }),
      sources: list({
        label: 'Sources of slabs and rules',
        translated: true,
        itemLabel: 'source',
        itemTitle: 'text',
        max: 20,
        of: {
          year: taxYear(),
          text: text({ label: 'Source', help: 'Such as the act and its schedule', max: 160 }),
          url: optional(link({ label: 'Address' })),
        },
      }),
      income: rupees('Example: taxable income'),
      contribution: rupees('Example: contribution'),
      notIncluded: textarea({ label: 'Not included', help: 'What the result leaves out', translated: true }),
    },
  }),

  growthCalculator: defineTemplate({
    label: 'Growth calculator',
    help: 'What one sum and a monthly amount become at a return that the visitor chooses.',
    samplePath: '/customer-service/growth-calculator',
    disclaimer: true,
    fields: {
      lump: rupees('Example: paid at once'),
      monthly: rupees('Example: paid each month'),
      assumedReturn: percent('Example: assumed return a year'),
    },
  }),

  goalCalculator: defineTemplate({
    label: 'Goal calculator',
    help: 'What must be saved each month for a sum, at three assumed returns.',
    samplePath: '/customer-service/goal-calculator',
    disclaimer: true,
    fields: {
      goal: rupees('Example: cost of the goal today'),
      prices: percent('Example: rise of prices a year'),
      lowReturn: percent('Low return a year'),
      assumedReturn: percent('Assumed return a year'),
      highReturn: percent('High return a year'),
    },
  }),
};
