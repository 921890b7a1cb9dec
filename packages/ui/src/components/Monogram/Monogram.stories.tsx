import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Monogram } from './Monogram.tsx';

const meta = {
  title: 'Components/Monogram',
  component: Monogram,
  parameters: {
    docs: { description: { component: 'Stands where a person has no portrait. Not for the staff app (Avatar).' } },
  },
  args: { text: 'CI' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 220 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Monogram>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('CI').parentElement).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Urdu: Story = {
  globals: { dir: 'rtl' },
  args: { text: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toBe('');
  },
};
