import type { Meta } from '@storybook/react-vite';
import { inEnglish, inUrdu } from './view.tsx';

const meta: Meta = {
  title: 'Pages/Service',
  parameters: {
    docs: {
      description: {
        component:
          'Pages with a form beside what happens next. One form on a page; not inside a dialog, but for the call-back.',
      },
    },
  },
};

export default meta;

export const RequestCall = inEnglish('/customer-service/request-a-call');
export const RequestCallUrdu = inUrdu('/customer-service/request-a-call');
export const Subscribe = inEnglish('/customer-service/subscribe');
export const SubscribeUrdu = inUrdu('/customer-service/subscribe');
export const Contact = inEnglish('/customer-service/contact-us');
export const ContactUrdu = inUrdu('/customer-service/contact-us');
export const Complaint = inEnglish('/customer-service/complaint-and-feedback');
export const ComplaintUrdu = inUrdu('/customer-service/complaint-and-feedback');
export const Careers = inEnglish('/careers');
export const CareersUrdu = inUrdu('/careers');
export const Distributors = inEnglish('/sales/distributors');
export const DistributorsUrdu = inUrdu('/sales/distributors');
