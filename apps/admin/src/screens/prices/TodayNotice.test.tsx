import { karachiDay } from '@fundfront/content-model/karachi';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { session } from '../../session/session.ts';
import { signIn } from '../../session/sessionStore.ts';
import { fakeApi } from '../../test/fakeApi.ts';
import { InShell } from '../../test/InShell.tsx';
import { openScreen } from '../../test/openScreen.tsx';
import { signedInAs } from '../../test/people.ts';
import { priceDraft, priceSheet, sheetRow } from '../../test/priceSheet.ts';
import { TodayNotice } from './TodayNotice.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('counts funds as funds, and the benchmarks beside them', async () => {
  signIn(session.store, signedInAs('token'));
  const rows = [
    sheetRow({ fund: '50000000-0000-4000-8000-00000000000a', title: 'One' }),
    sheetRow({ fund: '50000000-0000-4000-8000-00000000000b', title: 'Two', draft: priceDraft({ nav: '100' }) }),
    sheetRow({ fund: '50000000-0000-4000-8000-00000000000c', title: 'Index', kind: 'benchmark' }),
  ];
  fakeApi(({ path }) =>
    path === `/api/nav/sheets/${karachiDay(new Date())}` ? { body: priceSheet(rows) } : { body: [] },
  );
  openScreen(
    <InShell>
      <TodayNotice />
    </InShell>,
    '/admin/dailynav',
  );
  expect(await screen.findByText('0 of 2 funds are announced, 1 missing today; 0 of 1 benchmarks')).toBeTruthy();
  expect(screen.getByText('1 not entered')).toBeTruthy();
});
