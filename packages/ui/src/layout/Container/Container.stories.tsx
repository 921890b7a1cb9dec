import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Container } from './Container.tsx';

const meta = {
  title: 'Layout/Container',
  component: Container,
  parameters: {
    docs: {
      description: { component: 'The page column with its gutters, once per band. Never inside another Container.' },
    },
  },
} satisfies Meta<typeof Container>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  args: { children: <div style={{ background: '#EDF6F5', padding: 16 }}>1200 px at most</div> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('1200 px at most').getBoundingClientRect().width).toBeLessThanOrEqual(
      1200,
    );
  },
};

export const Urdu: Story = {
  globals: { dir: 'rtl' },
  args: { size: 'form', children: <div style={{ background: '#EDF6F5', padding: 16 }}>فارم کی چوڑائی</div> },
};
