import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ShareCard, type ShareCardProps } from './ShareCard.tsx';

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><rect width="1200" height="630" fill="#0b1f3a"/></svg>')}`;

const meta = {
  title: 'Admin/ShareCard',
  component: ShareCard,
  parameters: {
    docs: {
      description: { component: 'A shared link as networks and messengers show it, for those who write the page.' },
    },
  },
  globals: { app: 'admin' },
  args: {
    label: 'Shared in English',
    lang: 'en',
    site: 'sample.example',
    title: 'Sample Money Market Fund',
    image: picture,
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '14rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<ShareCardProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  play: async ({ canvasElement }) => {
    const image = within(canvasElement).getByRole('img', { name: 'Share picture: Sample Money Market Fund' });
    const { width, height } = image.getBoundingClientRect();
    await expect(Math.abs(width / height - 1200 / 630)).toBeLessThan(0.05);
  },
};

export const Urdu: Story = {
  globals: { dir: 'rtl' },
  args: { label: 'Shared in Urdu', lang: 'ur', title: 'منی مارکیٹ فنڈ' },
};

export const WithoutPicture: Story = { globals: { theme: 'dark' }, args: { image: null } };
