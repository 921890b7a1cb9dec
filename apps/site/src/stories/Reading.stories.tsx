import type { Meta } from '@storybook/react-vite';
import { inEnglish, inUrdu } from './view.tsx';

const meta: Meta = {
  title: 'Pages/Reading',
  parameters: {
    docs: {
      description: {
        component:
          'Pages to read: text, section landings, questions, steps. Not for lists that are searched or sorted: those have views of their own.',
      },
    },
  },
};

export default meta;

export const Prose = inEnglish('/about-us/code-of-conduct');
export const ProseUrdu = inUrdu('/about-us/code-of-conduct');
export const Landing = inEnglish('/about-us');
export const LandingUrdu = inUrdu('/about-us');
export const Faq = inEnglish('/customer-service/faq');
export const FaqUrdu = inUrdu('/customer-service/faq');
export const HowToInvest = inEnglish('/customer-service/how-to-invest');
export const HowToInvestUrdu = inUrdu('/customer-service/how-to-invest');
export const Services = inEnglish('/customer-service/value-added-services');
export const ServicesUrdu = inUrdu('/customer-service/value-added-services');
export const SiteMap = inEnglish('/sitemap');
export const SiteMapUrdu = inUrdu('/sitemap');
