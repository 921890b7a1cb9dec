import type { FundRow, LinkTarget, ListedFile } from '@fundfront/content-model/wire';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { type FormServices, FormServicesProvider } from '../../ContentForm/services.ts';
import { RichTextEditor } from './RichTextEditor.tsx';

const fund: FundRow = {
  id: '0199aabb-ccdd-7eef-8899-aabbccddeeff',
  title: 'Sample Fund',
  subFund: 'Debt',
  path: '/sample-fund',
  category: { slug: 'debt', title: 'Debt', group: 'debt' },
  riskProfile: null,
  rating: null,
  price: { nav: '100.4127', offer: null, redemption: null, validityDate: '2026-11-20', change: null, recent: [] },
  ytd: { percent: '11.34', basis: 'annualised', asOf: '2026-11-20' },
  returns: [],
};

const file = { src: '/api/files/a.pdf', name: 'A.pdf', mediaType: 'application/pdf', bytes: 2_048, pages: 1 };
const ids = ['0199aabb-ccdd-7eef-8899-aabbccddee01', '0199aabb-ccdd-7eef-8899-aabbccddee02'] as const;
const listed: readonly ListedFile[] = [{ id: ids[0], title: 'Fees', locale: 'en', file }];
const targets: readonly LinkTarget[] = [
  { id: 'page-1', kind: 'page', title: 'A page', detail: '/a', href: '/a', entry: ids[0] },
  { id: `media-${ids[1]}`, kind: 'media', title: 'Loads', detail: 'loads.pdf', href: '/api/files/b.pdf', entry: null },
];

const services: FormServices = {
  useOptions: () => ({ options: [], more: false }),
  useOptionLabel: () => undefined,
  uploadImage: vi.fn(),
  uploadFile: vi.fn(),
  MediaPicker: () => null,
  searchLinks: async () => targets,
  useFunds: () => [fund],
  useListedFiles: () => listed,
};

afterEach(cleanup);

function setup(value: string) {
  const onChange = vi.fn();
  render(
    <FormServicesProvider value={services}>
      <RichTextEditor
        id="body"
        label="Body"
        describedBy={undefined}
        invalid={false}
        locale="en"
        disabled={false}
        value={value}
        onChange={onChange}
        onBlur={() => undefined}
      />
    </FormServicesProvider>,
  );
  return onChange;
}

const figure = (name: string) => `<p>Now <span data-fund-figure="${name}" data-entry="${fund.id}"></span></p>`;

it('shows the figure of now in the text, and makes another of it', async () => {
  const onChange = setup(figure('nav'));
  const token = await screen.findByRole('button', {
    name: 'Fund figure: 100.4127 NAV, 20 Nov 2026, of Sample Fund · Debt',
  });
  await userEvent.click(token);
  await userEvent.selectOptions(await screen.findByLabelText('Figure'), 'Return, YTD');
  expect(screen.getByText('Now 11.34% (annualised, 20 Nov 2026)')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Change figure' }));
  expect(onChange).toHaveBeenLastCalledWith(figure('ytd'));
});

it('says before it is inserted that none is announced', async () => {
  setup(figure('nav'));
  await userEvent.click(await screen.findByRole('button', { name: /^Fund figure/ }));
  await userEvent.selectOptions(await screen.findByLabelText('Figure'), 'Offer price');
  expect(screen.getByText('Not announced: the page shows a dash and says so.')).toBeTruthy();
});

const list = (...items: string[]) => `<ul data-block="documents">${items.join('')}</ul>`;
const item = { document: `<li data-entry="${ids[0]}"></li>`, media: `<li data-media="${ids[1]}"></li>` };

it('shows which files a list has, and adds, orders and takes out by the keyboard alone', async () => {
  const onChange = setup(list(item.document));
  expect(await screen.findByText('Fees')).toBeTruthy();
  expect(screen.getByText('2 KB')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Choose files' }));
  await userEvent.type(await screen.findByRole('combobox', { name: 'Add a document' }), 'loads');
  expect(await screen.findAllByRole('option')).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  screen.getByRole('button', { name: 'Move up: Loads' }).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Change list' }));
  expect(onChange).toHaveBeenLastCalledWith(list(item.media, item.document));
});

it('says of a file that is off the site that visitors do not see it', async () => {
  const onChange = setup(list(item.media, item.document));
  expect(await screen.findByText('Not on the site now: visitors do not see it')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Choose files' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Take out: Not on the site/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Change list' }));
  expect(onChange).toHaveBeenLastCalledWith(list(item.document));
});

it('embeds a video of an address on the list, by its id', async () => {
  const onChange = setup('<p>Text</p>');
  await userEvent.click(await screen.findByText('Text'));
  await userEvent.click(screen.getByRole('button', { name: 'Insert a block' }));
  await userEvent.click(await screen.findByRole('option', { name: /^Embed/ }));
  await userEvent.type(await screen.findByLabelText('Address'), 'https://evil.test/embed/dQw4w9WgXcQ');
  expect(screen.getByText(/^Only a video or a place of YouTube or OpenStreetMap can be embedded/)).toBeTruthy();
  await userEvent.clear(screen.getByLabelText('Address'));
  await userEvent.type(screen.getByLabelText('Address'), 'https://youtu.be/dQw4w9WgXcQ');
  await userEvent.type(screen.getByLabelText('What it shows'), 'How to invest');
  await userEvent.click(screen.getByRole('button', { name: 'Insert embed' }));
  expect(onChange).toHaveBeenLastCalledWith('<p>Text</p><div data-embed="youtube:dQw4w9WgXcQ">How to invest</div>');
});

it('lets the address of an embed be changed, and keeps its words', async () => {
  const embed = (id: string) => `<div data-embed="youtube:${id}">How to <em>invest</em></div>`;
  const onChange = setup(embed('dQw4w9WgXcQ'));
  await userEvent.click(await screen.findByRole('button', { name: 'Change address' }));
  const field = await screen.findByLabelText('Address');
  expect(field).toHaveProperty('value', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ');
  expect(screen.queryByLabelText('What it shows')).toBeNull();
  await userEvent.clear(field);
  await userEvent.type(field, 'https://youtu.be/aaaaaaaaaaa');
  await userEvent.click(screen.getByRole('button', { name: 'Change embed' }));
  expect(onChange).toHaveBeenLastCalledWith(embed('aaaaaaaaaaa'));
});
