import type { AlertRun, AlertRunDetail } from '@fundfront/content-model/wire';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { session } from '../../session/session.ts';
import { signIn } from '../../session/sessionStore.ts';
import { errorResponse, fakeApi } from '../../test/fakeApi.ts';
import { InShell } from '../../test/InShell.tsx';
import { openScreen } from '../../test/openScreen.tsx';
import { editor, signedInAs } from '../../test/people.ts';
import { AlertsScreen } from './AlertsScreen.tsx';
import { duration } from './labels.ts';

const ids = ['5b0c7f5e-6f7d-4a38-9d5c-1f2e3d4c5b6a', '6b0c7f5e-6f7d-4a38-9d5c-1f2e3d4c5b6a'] as const;
const at = '2026-11-20T13:35:00.000Z';

const going: AlertRun = {
  id: ids[0],
  kind: 'daily-nav',
  title: 'Prices of 20 Nov 2026',
  about: null,
  day: '2026-11-20',
  state: 'running',
  nothing: null,
  missing: [],
  createdAt: at,
  notBefore: at,
  startedAt: at,
  finishedAt: null,
  paused: null,
  counts: { to: 4_182, sent: 2_614, refused: 6, skipped: 0, waiting: 1_562 },
};

const gone: AlertRun = {
  ...going,
  id: ids[1],
  kind: 'correction',
  title: 'Correction, 18 Nov 2026',
  about: 'Sample Stock Fund',
  state: 'done',
  finishedAt: '2026-11-20T13:37:31.000Z',
  counts: { to: 4_180, sent: 4_180, refused: 0, skipped: 0, waiting: 0 },
};

const mail = (subject: string) => ({ subject, html: `<p>${subject}, drawn</p>`, text: `${subject}, in text` });

const detailOf = (run: AlertRun): AlertRunDetail => ({
  ...run,
  perSecond: run.state === 'running' ? 28 : null,
  secondsLeft: run.state === 'running' ? 56 : null,
  refused:
    run.id === ids[0]
      ? [
          {
            subscriber: ids[1],
            email: 's…r@sample.example',
            state: 'refused',
            error: '550 no such mailbox',
            attempts: 1,
            nextAttemptAt: null,
            setAside: true,
          },
        ]
      : [],
  mails: { en: mail('Prices of 20th Nov 2026'), ur: mail('20 نومبر 2026 کی قیمتیں') },
});

function serve(first: AlertRun = going) {
  let current = first;
  return fakeApi(({ method, path }) => {
    if (path === '/api/alerts') {
      return { body: { runs: [current, gone], nextCursor: null, subscribers: { en: 3_004, ur: 1_178, setAside: 2 } } };
    }
    if (path === `/api/alerts/${ids[1]}`) return { body: detailOf(gone) };
    if (method === 'POST') {
      const isPause = path.endsWith('/pause');
      current = { ...current, state: isPause ? 'paused' : 'running', paused: isPause ? { at, by: 'Amna Desk' } : null };
    }
    return { body: detailOf(current) };
  });
}

const open = (path = '/admin/alerts') =>
  openScreen(
    <InShell>
      <Routes>
        <Route path="/admin/alerts" element={<AlertsScreen />} />
        <Route path="/admin/alerts/:id" element={<AlertsScreen />} />
      </Routes>
    </InShell>,
    path,
  );

beforeEach(() => signIn(session.store, signedInAs('token')));
afterEach(cleanup);

describe('alerts', () => {
  it('show what goes out, how far it is, and who refused it in the server’s words', async () => {
    serve();
    open();
    const part = await screen.findByRole('region', { name: going.title });
    expect(within(part).getByRole('progressbar').getAttribute('aria-valuetext')).toBe('28 a second, about 56 s left');
    for (const text of ['2,614 accepted', '6 refused', '1,562 wait']) expect(within(part).getByText(text)).toBeTruthy();
    expect(screen.getByText(/4,182 confirmed subscribers: 3,004 in English, 1,178 in Urdu; 2 set aside/)).toBeTruthy();
    const refused = screen.getByRole('table', { name: 'Refused in this mail' });
    expect(
      within(refused).getByRole('row', { name: /s…r@sample\.example.*550 no such mailbox.*Set aside/ }),
    ).toBeTruthy();
    expect(
      screen.getByRole('row', { name: /Correction, 18 Nov 2026.*Sample Stock Fund.*Gone out.*2 min 31 s/ }),
    ).toBeTruthy();
  });

  it('are paused and resumed', async () => {
    const api = serve();
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Pause' }));
    expect(await screen.findByText(/Paused by Amna Desk/)).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Resume' }));
    expect(await screen.findByRole('button', { name: 'Pause' })).toBeTruthy();
    const posts = api.requests.filter(({ method }) => method === 'POST').map(({ path }) => path);
    expect(posts).toEqual([`/api/alerts/${ids[0]}/pause`, `/api/alerts/${ids[0]}/resume`]);
  });

  it('are only looked at by who may not handle requests', async () => {
    const reader = signedInAs('token');
    signIn(session.store, { ...reader, user: { ...editor, roles: ['compliance'] } });
    serve();
    open();
    expect(await screen.findByRole('region', { name: going.title })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
  });

  it('show the mail in both languages in a frame that runs nothing, and as text', async () => {
    serve();
    const { user } = open();
    const frame = await screen.findByTitle('Mail: Prices of 20th Nov 2026');
    expect(frame.getAttribute('sandbox')).toBe('allow-same-origin');
    expect(frame.getAttribute('srcdoc')).toContain('Prices of 20th Nov 2026, drawn');
    await user.click(screen.getByRole('radio', { name: 'اردو' }));
    expect(screen.getByTitle('Mail: 20 نومبر 2026 کی قیمتیں')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Text' }));
    expect(screen.getByText('20 نومبر 2026 کی قیمتیں, in text').getAttribute('dir')).toBe('rtl');
  });

  it('open one that is over, which cannot be paused', async () => {
    serve();
    const { user } = open();
    await user.click(await screen.findByRole('link', { name: gone.title }));
    expect(await screen.findByRole('region', { name: gone.title })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
    await waitFor(() => expect(screen.queryByRole('table', { name: 'Refused in this mail' })).toBeNull());
  });

  it('say when there is none yet, and when they could not be read', async () => {
    fakeApi(() => ({ body: { runs: [], nextCursor: null, subscribers: { en: 0, ur: 0, setAside: 0 } } }));
    open();
    expect(await screen.findByText('No mail went to subscribers yet')).toBeTruthy();
    cleanup();
    fakeApi(() => errorResponse('UNAVAILABLE', 'Not today.', 503));
    open();
    expect(await screen.findByText(/Not today\./)).toBeTruthy();
  });
});

describe('a duration', () => {
  it.each([
    [0.4, '0 s'],
    [56, '56 s'],
    [151, '2 min 31 s'],
    [3_840, '1 h 4 min'],
  ])('of %d s is %s', (seconds, text) => expect(duration(seconds)).toBe(text));
});
