import type { Meta } from '@storybook/react-vite';
import { inEnglish, inUrdu } from './view.tsx';

const meta: Meta = {
  title: 'Pages/Home',
  parameters: {
    docs: {
      description: {
        component: 'The first page of the site. Not a pattern for other pages: no other one has the board in its band.',
      },
    },
  },
};

export default meta;

export const Home = inEnglish('/home');
export const HomeUrdu = inUrdu('/home');
