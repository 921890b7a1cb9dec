import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'Components/Spinner',
  component: Spinner,
  parameters: {
    docs: {
      description: {
        component:
          'Work of unknown length, longer than a second. Not inside a button (Button has `busy`), not for content whose shape is known (Skeleton), not for a known share (ProgressBar).',
      },
    },
  },
  args: { label: 'Loading funds' },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 24, alignItems: 'center' }}>
      <Spinner label="Saving" size="s" />
      <Spinner {...args} showLabel />
      <Spinner label="Importing" size="l" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('status');
    await expect(first).toHaveTextContent('Saving');
  },
};

export const Urdu: Story = {
  globals: { dir: 'rtl' },
  args: { label: 'فنڈ لوڈ ہو رہے ہیں', showLabel: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('فنڈ لوڈ ہو رہے ہیں')).toBeVisible();
  },
};
