import type { ImportFileColumn, ImportFileColumns } from '@fundfront/content-model/wire';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { session } from '../../session/session.ts';
import { signIn } from '../../session/sessionStore.ts';
import { fakeApi } from '../../test/fakeApi.ts';
import { InShell } from '../../test/InShell.tsx';
import { openScreen } from '../../test/openScreen.tsx';
import { signedInAs } from '../../test/people.ts';
import { ColumnMap, understanding } from './ColumnMap.tsx';
import { useImportActions } from './useImport.ts';

const id = '5b0c7f5e-6f7d-4a38-9d5c-1f2e3d4c5b6a';
const path = `/api/import/funds/${id}/columns`;

const column = (part: Partial<ImportFileColumn>): ImportFileColumn => ({
  index: 0,
  header: 'Fund Name',
  first: ['Sample Stock Fund'],
  named: 'name',
  readAs: 'name',
  byHand: false,
  filled: 595,
  missing: 0,
  grouped: 0,
  negative: 0,
  ...part,
});

const prices: ImportFileColumns = {
  position: 0,
  file: 'prices.csv',
  columns: [
    column({}),
    column({ index: 1, header: 'NAV', first: ['1,086.2214', '86.22'], named: 'nav', readAs: 'nav', grouped: 2 }),
    column({ index: 3, header: '', first: ['(3.36)'], named: null, readAs: null, negative: 1 }),
  ],
};

function Shown({ isOpen }: { isOpen: boolean }) {
  const actions = useImportActions(id);
  return <ColumnMap id={id} actions={isOpen ? actions : undefined} />;
}

function open(files: ImportFileColumns[], isOpen = true) {
  const api = fakeApi(({ method }) => ({ body: method === 'GET' ? files : { id, state: 'checking' } }));
  const { user } = openScreen(
    <InShell>
      <Shown isOpen={isOpen} />
    </InShell>,
    '/',
  );
  const sent = () => api.requestsTo(path).flatMap(({ method, body }) => (method === 'PUT' ? [body] : []));
  return { user, sent };
}

const selected = (name: string) => {
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name });
  return select.selectedOptions[0]?.textContent;
};

beforeEach(() => signIn(session.store, signedInAs('token')));
afterEach(cleanup);

describe('the columns of a file', () => {
  it('say what they were read as, and how', async () => {
    open([prices, { position: 1, file: 'broken.bin', columns: [] }]);
    const table = await screen.findByRole('table', { name: 'What each column of prices.csv is' });
    expect(screen.getAllByRole('table')).toHaveLength(1);
    expect(screen.getByRole('heading', { name: 'What each column of prices.csv is: 2 of 3 used' })).toBeTruthy();
    const row = within(table).getByRole('row', { name: /^NAV/ });
    expect(row.textContent).toContain('1,086.2214 · 86.22');
    expect(row.textContent).toContain('2 cells with separators, taken out');
    expect([selected('Fund Name is read as'), selected('Column 4 is read as')]).toEqual(['Fund', 'Not used']);
    expect(screen.queryByRole('button', { name: 'As the headers say' })).toBeNull();
  });

  it('are read otherwise by hand: each thing stands in one column', async () => {
    const { user, sent } = open([prices]);
    const check = await screen.findByRole('button', { name: 'Use these columns' });
    expect(check).toHaveProperty('disabled', true);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Column 4 is read as' }), 'NAV');
    expect(selected('NAV is read as')).toBe('Not used');
    await user.click(check);
    expect(sent()).toEqual([
      {
        position: 0,
        columns: [
          { index: 1, readAs: null },
          { index: 3, readAs: 'nav' },
        ],
      },
    ]);
  });

  it('chosen by hand are again what their headers say', async () => {
    const byHand = column({ index: 1, header: 'Unit price', named: null, readAs: 'nav', byHand: true });
    const { user, sent } = open([{ ...prices, columns: [column({}), byHand] }]);
    await user.click(await screen.findByRole('button', { name: 'As the headers say' }));
    expect(sent()).toEqual([{ position: 0, columns: [] }]);
  });

  it('are only shown where nothing may be changed', async () => {
    open([prices], false);
    const table = await screen.findByRole('table', { name: 'What each column of prices.csv is' });
    expect(screen.queryAllByRole('combobox')).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Use these columns' })).toBeNull();
    expect(within(table).getByRole('row', { name: /^Column 4 Not used/ })).toBeTruthy();
  });

  it.each([
    [{ filled: 0 }, 'empty'],
    [{}, 'as it stands'],
    [{ missing: 1, negative: 3 }, '1 cell such as “N/A” read as missing; 3 cells negative in parentheses'],
    [{ byHand: true, grouped: 1 }, 'by hand; 1 cell with separators, taken out'],
    [{ readAs: null, named: null, negative: 3 }, ''],
    [{ readAs: null, byHand: true }, 'by hand'],
  ])('%j are understood as “%s”', (part, words) => {
    expect(understanding(column(part))).toBe(words);
  });
});
