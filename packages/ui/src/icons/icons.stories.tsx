import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import * as icons from './index.ts';

const Sheet = () => (
  <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))', gap: 16 }}>
    {Object.entries(icons).map(([name, Icon]) => (
      <div key={name} style={{ fontSize: 12, lineHeight: 1.5 }}>
        <Icon />
        <bdi dir="ltr">{name}</bdi>
      </div>
    ))}
  </div>
);

const meta = {
  title: 'Icons',
  component: Sheet,
  parameters: {
    docs: {
      description: {
        component:
          'Line pictures under names that say what they mean. Beside words they are silent; alone they need `label`. Not in circles, and not before every heading.',
      },
    },
  },
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {};

export const Urdu: Story = {
  globals: { dir: 'rtl' },
  render: () => (
    <>
      <icons.ChevronEnd label="اگلا" />
      <icons.Clock label="وقت" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(getComputedStyle(canvas.getByRole('img', { name: 'اگلا' })).transform).toBe(
      'matrix(-1, 0, 0, 1, 0, 0)',
    );
    await expect(getComputedStyle(canvas.getByRole('img', { name: 'وقت' })).transform).toBe('none');
  },
};
