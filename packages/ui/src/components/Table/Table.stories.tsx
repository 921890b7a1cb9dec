import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { StatusMark } from '../StatusMark/StatusMark.tsx';
import { Cell } from './Cell.tsx';
import { HeadCell } from './HeadCell.tsx';
import { Row } from './Row.tsx';
import { Table, TBody, THead } from './Table.tsx';

const meta = {
  title: 'Components/Table',
  component: Table,
  parameters: {
    docs: {
      description: {
        component:
          'Facts that are compared along rows and columns. Not for layout, not for a list of links, not for two or three facts (Facts or Stat). Phones: `scroll` keeps the columns comparable, `stack` suits few columns of words.',
      },
    },
  },
} satisfies Meta<typeof Table>;

export default meta;
type Story = StoryObj<typeof meta>;

const funds = [
  { name: 'Sample Cash Fund', nav: '105.2210', ytd: '10.42 %' },
  { name: 'Sample Income Fund', nav: '9.8140', ytd: '9.07 %' },
  { name: 'Sample Equity Fund', nav: '1,204.0031', ytd: '-2.15 %' },
];

const english = { caption: 'Prices of 20 November 2026', fund: 'Fund', nav: 'NAV', ytd: 'Year to date' };
const urdu = { caption: '20 نومبر 2026 کی قیمتیں', fund: 'فنڈ', nav: 'این اے وی', ytd: 'رواں مالی سال' };

type PricesProps = Partial<ComponentProps<typeof Table>> & { labels: typeof english };

function Prices({ labels, layout, edge }: PricesProps) {
  return (
    <Table caption={labels.caption} layout={layout} edge={edge}>
      <THead>
        <Row>
          <HeadCell sticky>{labels.fund}</HeadCell>
          <HeadCell numeric>{labels.nav}</HeadCell>
          <HeadCell numeric>{labels.ytd}</HeadCell>
        </Row>
      </THead>
      <TBody>
        {funds.map((fund) => (
          <Row key={fund.name}>
            <Cell head sticky>
              {fund.name}
            </Cell>
            <Cell numeric label={labels.nav}>
              <bdi dir="ltr">{fund.nav}</bdi>
            </Cell>
            <Cell numeric label={labels.ytd}>
              <bdi dir="ltr">{fund.ytd}</bdi>
            </Cell>
          </Row>
        ))}
      </TBody>
    </Table>
  );
}

const required = { caption: '', children: null };

export const English: Story = {
  args: { ...required },
  render: () => <Prices labels={english} />,
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: 'Prices of 20 November 2026' });
    await expect(region).toHaveAttribute('tabindex', '0');
    await expect(within(region).getByRole('rowheader', { name: 'Sample Cash Fund' })).toBeVisible();
    const cells = within(region).getAllByRole('cell');
    await expect(getComputedStyle(cells[0] ?? region).textAlign).toBe('end');
  },
};

export const Urdu: Story = {
  globals: { dir: 'rtl' },
  args: { ...required },
  render: () => <Prices labels={urdu} />,
  play: async ({ canvasElement }) => {
    const rights = [...canvasElement.querySelectorAll('td:nth-child(2) bdi')].map((number) =>
      Math.round(number.getBoundingClientRect().right),
    );
    await expect(new Set(rights).size).toBe(1);
  },
};

export const StacksOnPhones: Story = {
  args: { ...required },
  render: () => <Prices labels={english} layout="stack" edge="flush" />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('columnheader')).toHaveLength(3);
    const label = canvasElement.querySelector('td span');
    await expect(getComputedStyle(label ?? canvasElement).display).toBe(matchMedia(phone).matches ? 'inline' : 'none');
  },
};

const phone = '(max-width: 767.98px)';

/** Places of its own on a phone: title with what is at its end, then what stands side by side. */
export const PlacesOnPhones: Story = {
  globals: { app: 'admin' },
  args: { ...required },
  render: () => (
    <Table caption="Pages" hideCaption layout="stack" edge="flush">
      <TBody>
        <Row>
          <Cell stacked="select">
            <Checkbox label="Select About us" hideLabel checked={false} onChange={() => undefined} />
          </Cell>
          <Cell head stacked="title">
            About us
          </Cell>
          <Cell label="English" stacked="inline">
            <StatusMark status="live" label="Published" />
          </Cell>
          <Cell label="Urdu" stacked="inline">
            <StatusMark status="draft" label="Draft" />
          </Cell>
          <Cell label="Note">{null}</Cell>
          <Cell stacked="none">Sample Editor</Cell>
          <Cell numeric stacked="end">
            2 minutes ago
          </Cell>
        </Row>
      </TBody>
    </Table>
  ),
  play: async ({ canvasElement }) => {
    const row = within(canvasElement);
    await expect(row.getByRole('rowheader', { name: 'About us' })).toBeVisible();
    if (!matchMedia(phone).matches) return;
    const top = (text: string) => row.getByText(text).getBoundingClientRect().top;
    await expect(Math.abs(top('2 minutes ago') - top('About us'))).toBeLessThan(8);
    await expect(top('Published')).toBe(top('Draft'));
    await expect(row.getByText('Sample Editor')).not.toBeVisible();
    await expect(row.getByText('Note')).not.toBeVisible();
  },
};

const pages = [
  { title: 'About us', path: '/about-us', english: 'live', urdu: 'live' },
  { title: 'Board of directors', path: '/about-us/board', english: 'review', urdu: 'draft' },
  { title: 'How to invest', path: '/how-to-invest', english: 'scheduled', urdu: 'none' },
] as const;

const statusLabels = {
  live: 'Published',
  review: 'In review',
  draft: 'Draft',
  scheduled: 'Mon 09:00',
  none: 'Not started',
};

function StaffPages() {
  const [chosen, setChosen] = useState<readonly string[]>(['Board of directors']);
  const [sort, setSort] = useState<'ascending' | 'descending'>('ascending');
  const rows = sort === 'ascending' ? pages : pages.toReversed();
  const toggle = (title: string) =>
    setChosen(chosen.includes(title) ? chosen.filter((one) => one !== title) : [...chosen, title]);
  return (
    <Table caption="Pages" hideCaption layout="plain" stickyHead>
      <THead>
        <Row>
          <HeadCell shrink>
            <Checkbox
              label="Choose all pages"
              hideLabel
              checked={chosen.length === pages.length}
              indeterminate={chosen.length > 0 && chosen.length < pages.length}
              onChange={() => setChosen(chosen.length === pages.length ? [] : pages.map((page) => page.title))}
            />
          </HeadCell>
          <HeadCell sort={sort} onSort={() => setSort(sort === 'ascending' ? 'descending' : 'ascending')}>
            Title
          </HeadCell>
          <HeadCell>English</HeadCell>
          <HeadCell>Urdu</HeadCell>
          <HeadCell numeric sort="none" onSort={() => setSort('ascending')}>
            Changed
          </HeadCell>
        </Row>
      </THead>
      <TBody>
        {rows.map((page) => (
          <Row key={page.title} selected={chosen.includes(page.title)} current={page.title === 'How to invest'}>
            <Cell shrink>
              <Checkbox
                label={`Choose ${page.title}`}
                hideLabel
                checked={chosen.includes(page.title)}
                onChange={() => toggle(page.title)}
              />
            </Cell>
            <Cell head>{page.title}</Cell>
            <Cell>
              <StatusMark status={page.english} label={statusLabels[page.english]} />
            </Cell>
            <Cell>
              <StatusMark status={page.urdu} label={statusLabels[page.urdu]} />
            </Cell>
            <Cell numeric>12th Nov</Cell>
          </Row>
        ))}
      </TBody>
    </Table>
  );
}

export const StaffList: Story = {
  globals: { app: 'admin' },
  args: { ...required },
  render: () => <StaffPages />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const title = canvas.getByRole('columnheader', { name: 'Title' });
    await expect(title).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(within(title).getByRole('button'));
    await expect(title).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getByRole('checkbox', { name: 'Choose all pages' })).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose About us' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose How to invest' }));
    await expect(canvas.getByRole('checkbox', { name: 'Choose all pages' })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose About us' }));
    await expect(canvas.getByRole('row', { current: true })).toHaveTextContent('How to invest');
    await expect(canvas.getByRole('row', { current: true }).getBoundingClientRect().height).toBe(44);
  },
};

export const StaffListDark: Story = { ...StaffList, globals: { app: 'admin', theme: 'dark' } };
