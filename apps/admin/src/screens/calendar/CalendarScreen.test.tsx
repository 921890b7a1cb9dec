import { dayMs } from '@fundfront/content-model/karachi';
import { calls, type Release, type ReleaseChange } from '@fundfront/content-model/wire';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { session } from '../../session/session.ts';
import { signIn } from '../../session/sessionStore.ts';
import { fakeApi } from '../../test/fakeApi.ts';
import { openScreen } from '../../test/openScreen.tsx';
import { signedInAs } from '../../test/people.ts';
import { setUiState } from '../../uiStore/uiStore.ts';
import { CalendarScreen } from './CalendarScreen.tsx';

const id = '60000000-0000-4000-8000-000000000001';
const entryId = '60000000-0000-4000-8000-000000000002';
const person = { id: '60000000-0000-4000-8000-000000000003', name: 'Amna Admin' };
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();

const change: ReleaseChange = {
  entryId,
  type: 'page',
  title: 'Hours',
  locale: 'en',
  action: 'publish',
  version: 2,
  readiness: 'ready',
  approvedBy: null,
  liveVersion: 1,
  revertOutcome: null,
};

const planned: Release = {
  id,
  title: 'Ramadan',
  runAt: inDays(1),
  state: 'scheduled',
  createdBy: person,
  scheduledBy: person,
  finishedAt: null,
  failure: null,
  acknowledged: false,
  revert: { at: inDays(30), state: 'planned', by: person, finishedAt: null, failure: null },
  changes: [change, { ...change, locale: 'ur', readiness: 'revert-needs-approval' }],
};

const calendarOf = (releases: Release[]) =>
  fakeApi(({ method, path }) => {
    if (path === calls.listReleases.path) return { body: releases };
    return method === 'GET' ? undefined : { body: releases[0] };
  });

beforeEach(() => {
  signIn(session.store, signedInAs('token'));
  setUiState({ calendarView: 'month' });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('CalendarScreen', () => {
  it('lists what is to come day by day, with its state, who set it and what it waits for', async () => {
    calendarOf([planned]);
    openScreen(<CalendarScreen />, '/admin/calendar?view=list');
    const next = await screen.findByRole('region', { name: 'Next' });
    expect(within(next).getAllByRole('heading', { level: 3 })).toHaveLength(2);
    const [live, back] = within(next).getAllByRole('button');
    expect(live?.textContent).toMatch(/Not ready.*Ramadan \(2\).*Set by Amna Admin\. 1 of 2 are not ready\./);
    expect(back?.textContent).toMatch(/Ramadan \(2\) goes back/);
    expect(screen.queryByRole('table', { name: 'Month' })).toBeNull();
  });

  it('keeps the view in the address and for the next visit', async () => {
    calendarOf([planned]);
    const { user, history } = openScreen(<CalendarScreen />, '/admin/calendar');
    expect(await screen.findByRole('table', { name: 'Month' })).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'List' }));
    expect(history.current.location.search).toBe('?view=list');
    cleanup();
    openScreen(<CalendarScreen />, '/admin/calendar');
    await screen.findByRole('region', { name: 'Next' });
    expect(screen.queryByRole('table', { name: 'Month' })).toBeNull();
  });

  it('sets when a release goes back, and lets it stay', async () => {
    const api = calendarOf([{ ...planned, revert: null }]);
    const { user } = openScreen(<CalendarScreen />, '/admin/calendar');
    const panel = await screen.findByRole('complementary', { name: 'Chosen release' });
    const submit = within(panel).getByRole('button', { name: 'Let it go back' });
    expect(submit.hasAttribute('disabled')).toBe(true);
    await user.type(within(panel).getByLabelText('Go back after'), '2030-03-20T09:00');
    await user.click(submit);
    const path = calls.planRevert.path.replace(':id', id);
    await waitFor(() => expect(api.requestsTo(path)[0]?.body).toEqual({ revertAt: '2030-03-20T04:00:00.000Z' }));
    cleanup();
    const again = calendarOf([planned]);
    const opened = openScreen(<CalendarScreen />, '/admin/calendar');
    await opened.user.click(await screen.findByRole('button', { name: 'Let it stay' }));
    await waitFor(() => expect(again.requestsTo(path)[0]?.body).toEqual({ revertAt: null }));
  });

  it('approves a release together with its going back', async () => {
    const api = calendarOf([planned]);
    const { user } = openScreen(<CalendarScreen />, '/admin/calendar');
    await user.click(await screen.findByRole('button', { name: 'Approve the release' }));
    await waitFor(() => expect(api.requestsTo(calls.approveRelease.path.replace(':id', id))).toHaveLength(1));
  });

  it('is loud about what did not go back, and asks a person', async () => {
    const held: Release = {
      ...planned,
      state: 'done',
      runAt: inDays(-3),
      finishedAt: inDays(-3),
      revert: { at: inDays(-1), state: 'done', by: person, finishedAt: inDays(-1), failure: null },
      changes: [{ ...change, liveVersion: 3, revertOutcome: 'held' }],
    };
    const api = calendarOf([held]);
    const { user } = openScreen(<CalendarScreen />, '/admin/calendar');
    expect(await screen.findByText('Ramadan did not go back whole')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Look at it' }));
    expect(await screen.findByText(/The release showed v2; v3 is live now/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Leave it' }));
    const path = calls.settleRevert.path.replace(':id', id);
    await waitFor(() => expect(api.requestsTo(path)[0]?.body).toEqual({ entryId, locale: 'en', action: 'keep' }));
  });

  it('is loud about a release that did not go back at all, until somebody has seen to it', async () => {
    const revert = { at: inDays(-1), state: 'failed', by: person, finishedAt: null, failure: 'Not approved.' } as const;
    const failed: Release = { ...planned, state: 'done', runAt: inDays(-3), revert, changes: [change] };
    const api = calendarOf([failed]);
    const { user } = openScreen(<CalendarScreen />, '/admin/calendar');
    expect(await screen.findByText('Ramadan did not go back')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Seen to' }));
    await waitFor(() => expect(api.requestsTo(calls.acknowledgeRelease.path.replace(':id', id))).toHaveLength(1));
  });
});
