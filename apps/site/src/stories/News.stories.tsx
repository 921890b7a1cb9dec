import type { Meta } from '@storybook/react-vite';
import { inEnglish, inUrdu } from './view.tsx';

const meta: Meta = {
  title: 'Pages/News',
  parameters: {
    docs: {
      description: {
        component:
          'What happened and what was announced, newest first. Not for documents: those are found by section under downloads.',
      },
    },
  },
};

export default meta;

export const Activities = inEnglish('/downloads/activities-events');
export const ActivitiesUrdu = inUrdu('/downloads/activities-events');
export const Awards = inEnglish('/downloads/sales-performance-award');
export const AwardsUrdu = inUrdu('/downloads/sales-performance-award');
export const Articles = inEnglish('/downloads/articles');
export const ArticlesUrdu = inUrdu('/downloads/articles');
export const Event = inEnglish('/downloads/activities-events/first-steps-in-saving-lahore');
export const EventUrdu = inUrdu('/downloads/activities-events/first-steps-in-saving-lahore');
