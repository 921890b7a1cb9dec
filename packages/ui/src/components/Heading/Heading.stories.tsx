import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'Components/Heading',
  component: Heading,
  parameters: {
    docs: {
      description: {
        component:
          'Names what follows, with its place in the outline. Not for large words that name nothing (Text size="h2").',
      },
    },
  },
  args: { level: 2, children: '' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  args: { children: 'Nothing to decode. The price, and what stands behind it.' },
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading', { level: 2 });
    await expect(heading).toBeVisible();
    // Every face that the heading asks for is declared: a dropped @font-face rule shows only as a fallback.
    const declared = [...document.fonts].map((face) => face.family.replaceAll('"', ''));
    await expect(declared).toContain(getComputedStyle(heading).fontFamily.split(',')[0]?.replaceAll('"', ''));
  },
};

export const Urdu: Story = {
  globals: { dir: 'rtl' },
  args: { children: 'قیمت بھی سامنے، اور اس کی بنیاد بھی' },
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(within(canvasElement).getByRole('heading')).letterSpacing).toMatch(/^(normal|0px)$/);
  },
};

export const Levels: Story = {
  render: () => (
    <>
      {([1, 2, 3, 4, 5, 6] as const).map((level) => (
        <Heading key={level} level={level}>
          Level {level}: fund manager’s report
        </Heading>
      ))}
    </>
  ),
};

export const Staff: Story = {
  globals: { app: 'admin' },
  args: { level: 1, children: 'Funds' },
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(within(canvasElement).getByRole('heading')).fontSize).toBe('20px');
  },
};
