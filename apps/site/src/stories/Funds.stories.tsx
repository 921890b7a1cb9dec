import type { Meta } from '@storybook/react-vite';
import { inEnglish, inUrdu } from './view.tsx';

const meta: Meta = {
  title: 'Pages/Funds',
  parameters: {
    docs: {
      description: {
        component:
          'A fund, its category, and the prices of the day. A return never stands without its basis, a price never without its date.',
      },
    },
  },
};

export default meta;

export const Fund = inEnglish('/faysal-money-market-fund');
export const FundUrdu = inUrdu('/faysal-money-market-fund');
export const Category = inEnglish('/funds/money-market');
export const CategoryUrdu = inUrdu('/funds/money-market');
export const Finder = inEnglish('/funds');
export const FinderUrdu = inUrdu('/funds');
export const Compare = inEnglish('/funds/compare');
export const CompareUrdu = inUrdu('/funds/compare');
export const DailyNavs = inEnglish('/daily-funds-nav-history');
export const DailyNavsUrdu = inUrdu('/daily-funds-nav-history');
export const NavHistory = inEnglish('/customer-service/funds-nav-history');
export const NavHistoryUrdu = inUrdu('/customer-service/funds-nav-history');
