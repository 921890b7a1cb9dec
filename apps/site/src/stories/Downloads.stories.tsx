import type { Meta } from '@storybook/react-vite';
import { inEnglish, inUrdu } from './view.tsx';

const meta: Meta = {
  title: 'Pages/Downloads',
  parameters: {
    docs: {
      description: {
        component:
          'Documents by section, year and month. Not for pictures (an album) nor for notices that have a page of their own (articles).',
      },
    },
  },
};

export default meta;

export const Hub = inEnglish('/downloads');
export const HubUrdu = inUrdu('/downloads');
export const Section = inEnglish('/downloads/fund-managers-report');
export const SectionUrdu = inUrdu('/downloads/fund-managers-report');
export const Newsletters = inEnglish('/newsletters');
export const Genuine = inEnglish('/downloads/document-check');
export const GenuineUrdu = inUrdu('/downloads/document-check');
export const NewslettersUrdu = inUrdu('/newsletters');
