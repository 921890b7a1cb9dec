import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chip } from './Chip.tsx';

const meta = {
  title: 'Components/Chip',
  component: Chip,
  parameters: {
    docs: {
      description: {
        component:
          'A word or two about the thing beside it. Not a button, not a publication’s state (StatusMark), not risk (RiskChip).',
      },
    },
  },
  args: { children: 'PDF', tone: 'outline' },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {};

export const Urdu: Story = { globals: { dir: 'rtl' }, args: { tone: 'accent', children: 'تازہ ترین' } };

const tones = ['neutral', 'outline', 'accent', 'info', 'ok', 'warn', 'bad'] as const;
const all = () => (
  <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap' }}>
    {tones.map((tone) => (
      <Chip key={tone} tone={tone}>
        {tone}
      </Chip>
    ))}
  </div>
);

export const Tones: Story = { render: all };

export const StaffDark: Story = { globals: { app: 'admin', theme: 'dark' }, render: all };
