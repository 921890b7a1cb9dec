import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { MentionSelect, withMention } from './MentionSelect.tsx';

it('puts “@” and the chosen name into the text, and is ready for the next', async () => {
  const mention = vi.fn();
  render(<MentionSelect people={[{ id: '1', name: 'Amna Khan' }]} onMention={mention} />);
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Mention somebody' });
  await userEvent.selectOptions(select, 'Amna Khan');
  expect(mention.mock.calls).toEqual([['@Amna Khan ']]);
  expect(select.value).toBe('');
});

it('is not there where there is nobody else', () => {
  const { container } = render(<MentionSelect people={[]} onMention={() => {}} />);
  expect(container.childElementCount).toBe(0);
});

it('keeps a space between the text and the name', () => {
  expect(['', 'Please', 'Please ', 'Please\n'].map((text) => withMention(text, '@Amna '))).toEqual([
    '@Amna ',
    'Please @Amna ',
    'Please @Amna ',
    'Please\n@Amna ',
  ]);
});
