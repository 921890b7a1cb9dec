import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Lightbox, type LightboxPicture } from './Lightbox.tsx';

const meta = {
  title: 'Components/Lightbox',
  component: Lightbox,
  parameters: {
    docs: {
      description: {
        component:
          'An album: small pictures that open large. Not for one picture in a text, not for pictures that explain a text step by step (put them between its paragraphs), not for a banner that moves by itself.',
      },
    },
  },
} satisfies Meta<typeof Lightbox>;

export default meta;
type Story = StoryObj<typeof meta>;

const sampleImage = (hue: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="${hue}"/></svg>`)}`;

const picture = (hue: string, alt: string, caption: string | null): LightboxPicture => ({
  src: sampleImage(hue),
  alt,
  caption,
  width: 400,
  height: 300,
});

const english = {
  label: 'Investor education day',
  messages: { close: 'Close', previous: 'Previous picture', next: 'Next picture', position: '{index} of {count}' },
  pictures: [
    picture('#085F64', 'A hall with rows of chairs', 'The hall before the first talk'),
    picture('#0A2238', 'A speaker at a desk', 'Questions from the first row'),
    picture('#C6933B', 'Leaflets on a table', null),
  ],
};

export const English: Story = {
  args: english,
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('link', { name: 'A speaker at a desk' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: english.label });
    await expect(within(dialog).getByText('2 of 3')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(within(dialog).getByText('3 of 3')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}{Home}');
    await expect(within(dialog).getByText('1 of 3')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Next picture' }));
    await expect(within(dialog).getByText('Questions from the first row')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Urdu: Story = {
  globals: { dir: 'rtl' },
  args: {
    label: 'سرمایہ کاروں کی تعلیم کا دن',
    messages: { close: 'بند کریں', previous: 'پچھلی تصویر', next: 'اگلی تصویر', position: '{count} میں سے {index}' },
    pictures: [
      picture('#085F64', 'کرسیوں کی قطاروں والا ہال', 'پہلی گفتگو سے پہلے ہال'),
      picture('#0A2238', 'میز پر ایک مقرر', 'پہلی قطار کے سوالات'),
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'کرسیوں کی قطاروں والا ہال' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(within(dialog).getByText('2 میں سے 2')).toBeVisible();
    const next = within(dialog).getByRole('button', { name: 'اگلی تصویر' }).getBoundingClientRect();
    const previous = within(dialog).getByRole('button', { name: 'پچھلی تصویر' }).getBoundingClientRect();
    await expect(next.left).toBeLessThan(previous.left);
  },
};

export const Open: Story = {
  args: english,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'A hall with rows of chairs' }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};
