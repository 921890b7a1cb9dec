import type { Meta, StoryObj } from '@storybook/react-vite';
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
export const HomeUrdu: StoryObj = {
  ...inUrdu('/home'),
  play: async ({ canvasElement }) => {
    const title = canvasElement.querySelector('h1')?.textContent ?? '';
    if (!/[\u0600-\u06FF]/.test(title)) throw new Error(`“${title}” is not in Urdu`);
  },
};
