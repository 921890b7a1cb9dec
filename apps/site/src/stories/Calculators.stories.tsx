import type { Meta } from '@storybook/react-vite';
import { inEnglish, inUrdu } from './view.tsx';

const meta: Meta = {
  title: 'Pages/Calculators',
  parameters: {
    docs: {
      description: {
        component:
          'Figures of the visitor’s own on one side, what comes of them on the other. Not for what a fund has earned, and not for a promise.',
      },
    },
  },
};

export default meta;

export const Tax = inEnglish('/customer-service/tax-saving-calculator');
export const TaxUrdu = inUrdu('/customer-service/tax-saving-calculator');
export const Growth = inEnglish('/customer-service/growth-calculator');
export const GrowthUrdu = inUrdu('/customer-service/growth-calculator');
export const Goal = inEnglish('/customer-service/goal-calculator');
export const GoalUrdu = inUrdu('/customer-service/goal-calculator');
