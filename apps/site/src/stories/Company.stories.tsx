import type { Meta } from '@storybook/react-vite';
import { inEnglish, inUrdu } from './view.tsx';

const meta: Meta = {
  title: 'Pages/Company',
  parameters: {
    docs: {
      description: {
        component: 'Who the company is. Facts stand in ruled rows; not in cards, and not with stock pictures.',
      },
    },
  },
};

export default meta;

export const Board = inEnglish('/about-us/board-of-directors');
export const BoardUrdu = inUrdu('/about-us/board-of-directors');
export const Management = inEnglish('/about-us/management-team');
export const ManagementUrdu = inUrdu('/about-us/management-team');
export const Partners = inEnglish('/about-us/partners');
export const PartnersUrdu = inUrdu('/about-us/partners');
export const Milestones = inEnglish('/about-us/who-we-are');
export const MilestonesUrdu = inUrdu('/about-us/who-we-are');
export const Particulars = inEnglish('/about-us/sponser-and-company-information');
export const ParticularsUrdu = inUrdu('/about-us/sponser-and-company-information');
export const Shareholding = inEnglish('/shareholding-pattern');
export const ShareholdingUrdu = inUrdu('/shareholding-pattern');
export const Branches = inEnglish('/sales/branch-network');
export const BranchesUrdu = inUrdu('/sales/branch-network');
export const Offerings = inEnglish('/conventional-offerings');
export const OfferingsUrdu = inUrdu('/conventional-offerings');
