import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Ltr } from './Ltr.tsx';

const meta = {
  title: 'Components/Ltr',
  component: Ltr,
  parameters: {
    docs: {
      description: {
        component:
          'Phones, CNICs, signed numbers, percentages, ranges and Latin names inside Urdu. Not for Urdu words or whole paragraphs.',
      },
    },
  },
  args: { children: null },
} satisfies Meta<typeof Ltr>;

export default meta;
type Story = StoryObj<typeof meta>;

const seen = (element: HTMLElement) => {
  const node = element.firstChild;
  if (!node?.textContent) return '';
  return [...node.textContent]
    .map((letter, index) => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      return { letter, left: range.getBoundingClientRect().left };
    })
    .sort((a, b) => a.left - b.left)
    .map(({ letter }) => letter)
    .join('');
};

const inSentence = (text: string) => (
  <p>
    فون نمبر <Ltr>{text}</Ltr> پر رابطہ کریں
  </p>
);

export const English: Story = { args: { children: '+92 21 111-329-725' } };

export const Urdu: Story = {
  globals: { dir: 'rtl' },
  render: () => inSentence('+92 21 111-329-725'),
  play: async ({ canvasElement }) => {
    await expect(seen(within(canvasElement).getByText('+92 21 111-329-725'))).toBe('+92 21 111-329-725');
  },
};

export const Negative: Story = {
  globals: { dir: 'rtl' },
  render: () => (
    <>
      {inSentence('\u22122.13%')}
      {inSentence('+2.13%')}
    </>
  ),
  play: async ({ canvasElement }) => {
    const [loss, gain] = ['\u22122.13%', '+2.13%'].map((text) => within(canvasElement).getByText(text));
    if (!loss || !gain) throw new Error('Both figures are there');
    await expect(seen(loss)).toBe('\u22122.13%');
    await expect(getComputedStyle(loss).color).not.toBe(getComputedStyle(gain).color);
  },
};
