import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GirihField } from './GirihField.tsx';

const meta = {
  title: 'Pattern/GirihField',
  component: GirihField,
  parameters: {
    docs: {
      description: {
        component:
          'The pattern in one of its places, with scale, crop and fade settled. Not for a place of its own invention, and once per band.',
      },
    },
  },
  args: { use: 'hero' },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', overflow: 'hidden', background: '#0A2238', blockSize: 520 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof GirihField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('main > div > [aria-hidden]')?.getBoundingClientRect();
    await expect(Math.round(box?.right ?? 0)).toBe(
      Math.round(canvasElement.querySelector('main > div')?.getBoundingClientRect().right ?? 1),
    );
  },
};

export const Urdu: Story = {
  globals: { dir: 'rtl' },
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('main > div > [aria-hidden]')?.getBoundingClientRect();
    await expect(Math.round(box?.left ?? 0)).toBe(
      Math.round(canvasElement.querySelector('main > div')?.getBoundingClientRect().left ?? 1),
    );
  },
};

export const Band: Story = { args: { use: 'band' } };
export const Footer: Story = { args: { use: 'footer' } };
export const Aside: Story = { args: { use: 'aside' } };
export const Tile: Story = { args: { use: 'tile' } };

const positionOf = (field: Element) => getComputedStyle(field, '::before').maskPosition;

/** Of a section, in parts that the addresses of its pages choose. */
export const Covers: Story = {
  args: { use: 'cover', drawing: { cover: 'about', page: '/about-us/who-we-are' } },
  render: (args) => (
    <>
      <GirihField {...args} />
      <GirihField use="cover" drawing={{ cover: 'about', page: '/about-us/mission' }} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const [first, second] = canvasElement.querySelectorAll('main > div > [aria-hidden]');
    if (!first || !second) throw new Error('A cover is missing');
    await expect(getComputedStyle(first, '::before').maskImage).toContain('/patterns/about.');
    await expect(positionOf(first)).not.toBe(positionOf(second));
  },
};
