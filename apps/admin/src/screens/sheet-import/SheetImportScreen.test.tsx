import type { SheetReport } from '@fundfront/content-model/wire';
import { cleanup, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { session } from '../../session/session.ts';
import { signIn } from '../../session/sessionStore.ts';
import { errorResponse, fakeApi } from '../../test/fakeApi.ts';
import { openScreen } from '../../test/openScreen.tsx';
import { signedInAs } from '../../test/people.ts';
import { SheetImportScreen } from './SheetImportScreen.tsx';

const path = '/api/content/branches/import';
const nothing = { read: 1, new: 0, changed: 0, same: 0, refused: 0, errors: 0, warnings: 0 };

function report(own: Partial<SheetReport> = {}): SheetReport {
  return {
    applied: false,
    file: 'branches.csv',
    sheets: [],
    sheet: null,
    columns: [
      { header: 'Key', sample: ['lahore'], key: 'slug.en' },
      { header: 'Town', sample: ['Gilgit'], key: null },
    ],
    counts: { ...nothing, same: 1 },
    rows: [],
    findings: [],
    findingsCsv: null,
    digest: 'file.plan',
    ...own,
  };
}

const changed = report({
  counts: { ...nothing, changed: 1 },
  rows: [
    {
      row: 2,
      kind: 'changed',
      id: '5b0c7f5e-6f7d-4a38-9d5c-1f2e3d4c5b6a',
      title: 'Lahore',
      changes: [{ column: 'City (English)', before: 'Lahore', after: 'Gilgit' }],
    },
  ],
});

const open = () =>
  openScreen(
    <Routes>
      <Route path="/admin/import/:type" element={<SheetImportScreen />} />
    </Routes>,
    '/admin/import/branches',
  );

const file = (name = 'branches.csv') => new File(['Key,Town\r\nlahore,Gilgit\r\n'], name, { type: 'text/csv' });
const input = () => screen.getByLabelText(/^CSV file or Excel workbook/);

beforeEach(() => signIn(session.store, signedInAs('token')));
afterEach(cleanup);

it('checks a file, lets a person match its columns, and saves what the dry run showed', async () => {
  const api = fakeApi((call) => {
    const sent = String(call.body);
    if (sent.includes('name="digest"')) return { body: { ...changed, applied: true } };
    return { body: sent.includes('city.en') ? changed : report() };
  });
  const { user } = open();
  await user.upload(input(), file());
  await screen.findByText('Every row is as the entries are already.');
  expect(screen.getByRole('button', { name: 'Save 0 as drafts' })).toHaveProperty('disabled', true);

  await user.selectOptions(screen.getByRole('combobox', { name: 'Town is read as' }), 'City (English)');
  await screen.findByText('Gilgit', { selector: 'ins' });
  await user.click(screen.getByRole('button', { name: 'Save 1 as drafts' }));
  await screen.findByText('Imported: 1 drafts');
  const last = String(api.requestsTo(path).at(-1)?.body);
  expect(last).toContain('file.plan');
});

it('reads the sheet of a workbook that is chosen, its columns matched anew, and saves that one', async () => {
  const sheets = ['Branches', 'Closed'];
  const api = fakeApi((call) => {
    const sent = String(call.body);
    const sheet = sent.includes('Closed') ? 'Closed' : 'Branches';
    return { body: sheet === 'Closed' ? { ...changed, sheets, sheet } : report({ sheets, sheet }) };
  });
  const { user } = open();
  await user.upload(input(), file('branches.xlsx'));
  const choice = await screen.findByRole('combobox', { name: 'Sheet of the workbook' });
  expect(choice).toHaveProperty('value', 'Branches');
  await user.selectOptions(choice, 'Closed');
  await screen.findByText('Gilgit', { selector: 'ins' });
  expect(String(api.requestsTo(path).at(-1)?.body)).not.toContain('name="columns"');
  await user.click(screen.getByRole('button', { name: 'Save 1 as drafts' }));
  const last = String(api.requestsTo(path).at(-1)?.body);
  expect(last).toContain('name="sheet"');
  expect(last).toContain('Closed');
});

it('keeps everything back while there is an error, and says what to do', async () => {
  const finding = { row: 2, column: 'Network', severity: 'error', message: 'Choose one', value: 'None' } as const;
  const counts = { ...nothing, refused: 1, errors: 1 };
  fakeApi(() => ({ body: report({ counts, findings: [finding], findingsCsv: 'Row' }) }));
  const { user } = open();
  await user.upload(input(), file());
  await screen.findByRole('row', { name: /Choose one/ });
  await screen.findByText(/^Correct the errors in the file/);
  expect(screen.getByRole('button', { name: 'Download findings' })).toBeTruthy();
});

it('says why a file cannot be read, and asks for nothing where its name already says so', async () => {
  const api = fakeApi(() => errorResponse('VALIDATION', 'There is no row below the header.', 400));
  const { user } = open();
  await user.upload(input(), file());
  expect((await screen.findByRole('alert')).textContent).toContain('There is no row below the header.');
  const asked = api.requests.length;
  await user.upload(input(), new File(['x'], 'large.csv.pdf', { type: 'text/csv' }));
  await screen.findByText('large.csv.pdf is neither CSV nor an Excel workbook (.xlsx).');
  expect(api.requests).toHaveLength(asked);
});
