import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SearchResult, type SearchResultProps } from './SearchResult.tsx';

const meta = {
  title: 'Admin/SearchResult',
  component: SearchResult,
  parameters: {
    docs: {
      description: {
        component:
          'What a search engine shows of a page, for those who write it. Not a result of the site’s own search.',
      },
    },
  },
  globals: { app: 'admin' },
  args: {
    label: 'Search result in English on a desktop',
    lang: 'en',
    width: 'desktop',
    site: 'sample.example',
    path: ['funds', 'sample-money-market-fund'],
    title: 'Sample Money Market Fund: price, return, risk | Sample Asset Management',
    description: 'Low risk: principal at low risk. NAV of the day, return with basis, documents and charges. '.repeat(
      4,
    ),
  },
} satisfies Meta<SearchResultProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  play: async ({ canvasElement }) => {
    const figure = within(canvasElement).getByRole('figure', { name: /Search result in English/ });
    await expect(figure).toHaveTextContent('sample.example › funds › sample-money-market-fund');
    // How many words fit is the font's.
    const title = within(figure).getByText(/^Sample Money Market Fund: .* …$/);
    await expect(`${meta.args.title} `.startsWith(title.textContent.slice(0, -1))).toBe(true);
    await expect(figure.textContent?.endsWith('…')).toBe(true);
  },
};

export const Urdu: Story = {
  globals: { dir: 'rtl' },
  args: {
    label: 'Search result in Urdu on a phone',
    lang: 'ur',
    width: 'phone',
    path: ['ur', 'funds'],
    title: 'منی مارکیٹ فنڈ | سیمپل',
    description: 'کم خطرہ، روزانہ قیمت، منافع اور دستاویزات۔',
  },
  play: async ({ canvasElement }) => {
    const title = within(canvasElement).getByText('منی مارکیٹ فنڈ | سیمپل');
    await expect(getComputedStyle(title).direction).toBe('rtl');
  },
};

export const WithoutDescription: Story = { globals: { theme: 'dark' }, args: { description: null } };
