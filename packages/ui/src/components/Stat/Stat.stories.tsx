import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stat } from './Stat.tsx';

const meta = {
  title: 'Components/Stat',
  component: Stat,
  parameters: {
    docs: {
      description: {
        component: 'One number as the hero, with its words. Not for a row of equal numbers: that is a table.',
      },
    },
  },
  args: { value: '100.4127', label: 'NAV per unit, Rs' },
} satisfies Meta<typeof Stat>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = { args: { size: 'xl', tone: 'default', note: 'Validity date 20th Nov 2026' } };

export const Urdu: Story = {
  globals: { dir: 'rtl' },
  args: { value: '18:30', label: 'قیمت اس وقت تک شائع ہو جاتی ہے', note: 'ہر کاروباری دن۔', layout: 'row' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const value = canvas.getByText('18:30').getBoundingClientRect();
    await expect(value.left).toBeGreaterThan(canvas.getByText('ہر کاروباری دن۔').getBoundingClientRect().left);
  },
};

export const FactsList: Story = {
  render: () => (
    <div>
      <Stat
        layout="row"
        value="18:30"
        label="The price is out by this time"
        note="On every business day. A day without a price states its reason."
      />
      <Stat layout="row" value="4 dp" label="Shown exactly as announced" note="Never recomputed for display." />
    </div>
  ),
};
