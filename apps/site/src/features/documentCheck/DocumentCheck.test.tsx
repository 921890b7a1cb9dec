import { createHash } from 'node:crypto';
import { limits } from '@fundfront/content-model';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LookUp } from '../../content/checkDocument.ts';
import { messagesOf } from '../../i18n/index.ts';
import { DocumentCheck } from './DocumentCheck.tsx';

const checkDocument = vi.hoisted(() => vi.fn());
vi.mock('../../content/checkDocument.ts', () => ({ checkDocument }));

const { documentCheck: check, documentStatus: status } = messagesOf('en');
const links = { call: '/call', downloads: '/downloads' };

const pdf = (mark: string, name = `${mark}.pdf`) => new File([`%PDF-1.7\n${mark}`], name, { type: 'application/pdf' });
const sha256Of = (mark: string) => createHash('sha256').update(`%PDF-1.7\n${mark}`).digest('hex');

const document = {
  title: 'Key fact statement',
  locale: 'en',
  section: 'offering-document',
  page: '/downloads/offering-document',
  fund: { title: 'Sample Fund', path: '/sample-fund' },
  date: '2026-06-20',
  effectiveDate: '2026-07-01',
  publishedAt: '2026-06-20T09:00:00.000Z',
} as const;
const answered = (answer: Extract<LookUp, { kind: 'answered' }>['answer']): LookUp => ({ kind: 'answered', answer });
const ours = answered({ result: 'ours', document, status: { kind: 'inForce' }, file: '/api/files/a.pdf' });
const unknown = answered({ result: 'unknown' });

const input = () => screen.getByLabelText(check.drop);
const choose = (...files: File[]) => fireEvent.change(input(), { target: { files } });
const heading = (name: string) => screen.findByRole('heading', { name });
const asked = () => checkDocument.mock.calls.map(([sha256]) => sha256);

function start() {
  const units = { kilobytes: 'KB', megabytes: 'MB' };
  render(<DocumentCheck locale="en" messages={{ check, status, units }} links={links} />);
}

beforeEach(() => {
  location.hash = '';
  checkDocument.mockReset().mockResolvedValue(ours);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a file', () => {
  it('is hashed here, and looked up by its fingerprint alone', async () => {
    start();
    choose(pdf('one'));
    await heading(check.ours);
    expect(checkDocument.mock.calls).toEqual([[sha256Of('one'), 'en', expect.any(AbortSignal)]]);
    expect(screen.getByText(`${check.oursText} ${check.state.inForce}`)).toBeTruthy();
    expect(screen.getByRole('link', { name: check.open }).getAttribute('href')).toBe('/api/files/a.pdf');
    expect(screen.getByRole('link', { name: 'Sample Fund' }).getAttribute('href')).toBe('/sample-fund');
    expect(screen.getByText(sha256Of('one'))).toBeTruthy();
  });

  it('that was replaced says since when, and leads to the newer one', async () => {
    const by = { title: 'Key fact statement 2026', locale: 'en', file: '/api/files/b.pdf' } as const;
    checkDocument.mockResolvedValue(answered({ result: 'replaced', document, on: '2026-07-01', by }));
    start();
    choose(pdf('old'));
    await heading(check.replaced);
    expect(screen.getByText(/published it on 20th Jun 2026.*since 1st Jul 2026/)).toBeTruthy();
    expect(screen.getByText('Replaced 1st Jul 2026')).toBeTruthy();
    expect(screen.getByRole('link', { name: check.openNewer }).getAttribute('href')).toBe('/api/files/b.pdf');
  });

  it('that nobody knows is not called false, and the visitor is told whom to ask', async () => {
    checkDocument.mockResolvedValue(unknown);
    start();
    choose(pdf('strange', 'statement-final(2).pdf'));
    await heading(check.unknown);
    expect(screen.getByText(check.unknownText)).toBeTruthy();
    expect(screen.getByText('statement-final(2).pdf · 1 KB')).toBeTruthy();
    expect(screen.getByRole('link', { name: check.call }).getAttribute('href')).toBe('/call');
  });

  it('that was withdrawn offers nothing to open', async () => {
    const offTheSite = { kind: 'withdrawn', on: '2026-08-01' } as const;
    checkDocument.mockResolvedValue(answered({ result: 'ours', document, status: offTheSite, file: null }));
    start();
    choose(pdf('gone'));
    await heading(check.ours);
    expect(screen.getByText('Withdrawn 1st Aug 2026')).toBeTruthy();
    expect(screen.queryByRole('link', { name: check.open })).toBeNull();
  });

  it('is refused before anything is sent when it is no PDF, too large, or cannot be read', async () => {
    start();
    choose(new File(['plain words'], 'renamed.pdf', { type: 'application/pdf' }));
    await heading(check.notPdf);
    const large = pdf('large');
    Object.defineProperty(large, 'size', { value: limits.documentCheckBytes + 1 });
    choose(large);
    await heading(check.tooLarge);
    expect(screen.getByText(/up to 50 MB/, { selector: '[role="status"] *' })).toBeTruthy();
    const locked = pdf('locked');
    Object.defineProperty(locked, 'arrayBuffer', {
      value: () => Promise.reject(new DOMException('', 'NotReadableError')),
    });
    choose(locked);
    await heading(check.unreadable);
    expect(checkDocument).not.toHaveBeenCalled();
  });

  it('is dropped alone: several at once are none', async () => {
    start();
    fireEvent.drop(input(), { dataTransfer: { files: [pdf('a'), pdf('b')], types: ['Files'] } });
    await heading(check.several);
    expect(checkDocument).not.toHaveBeenCalled();
    fireEvent.drop(input(), { dataTransfer: { files: [pdf('a')], types: ['Files'] } });
    await heading(check.ours);
  });

  it('ends the check of the one before, whose late answer is not shown', async () => {
    const waiting: ((found: LookUp) => void)[] = [];
    checkDocument.mockImplementation(() => new Promise<LookUp>((resolve) => waiting.push(resolve)));
    start();
    choose(pdf('first'));
    await waitFor(() => expect(asked()).toEqual([sha256Of('first')]));
    choose(pdf('second'));
    await waitFor(() => expect(asked()).toEqual([sha256Of('first'), sha256Of('second')]));
    expect(checkDocument.mock.calls[0]?.[2].aborted).toBe(true);
    await act(async () => waiting[1]?.(unknown));
    await act(async () => waiting[0]?.(ours));
    expect(await heading(check.unknown)).toBeTruthy();
    expect(screen.queryByRole('heading', { name: check.ours })).toBeNull();
  });

  it('can be checked again, the same one', async () => {
    start();
    choose(pdf('same'));
    await heading(check.ours);
    checkDocument.mockResolvedValue(unknown);
    choose(pdf('same'));
    await heading(check.unknown);
    expect(asked()).toEqual([sha256Of('same'), sha256Of('same')]);
  });

  it('is not to blame when the register is out of reach, and is tried again without choosing it anew', async () => {
    checkDocument.mockResolvedValueOnce({ kind: 'unreachable' }).mockResolvedValueOnce({ kind: 'tooMany', seconds: 7 });
    start();
    choose(pdf('later'));
    await heading(check.unreachable);
    fireEvent.click(screen.getByRole('button', { name: check.again }));
    await heading(check.tooMany);
    expect(screen.getByText(/Wait 7 s/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: check.again }));
    await heading(check.ours);
    expect(new Set(asked())).toEqual(new Set([sha256Of('later')]));
  });
});

describe('a fingerprint', () => {
  const type = (value: string) => {
    fireEvent.change(screen.getByLabelText(check.typedLabel), { target: { value } });
    fireEvent.click(screen.getByRole('button', { name: check.lookUp }));
  };

  it('is taken in groups and capitals, and refused with the number of its characters', async () => {
    start();
    type('12 34');
    expect(screen.getByText(/This has 4\./)).toBeTruthy();
    expect(checkDocument).not.toHaveBeenCalled();
    type(`${'AB12 '.repeat(16)}`);
    await heading(check.ours);
    expect(asked()).toEqual(['ab12'.repeat(16)]);
    expect(screen.queryByText(/This has/)).toBeNull();
  });

  it('that nobody knows is not called a file', async () => {
    checkDocument.mockResolvedValue(unknown);
    start();
    type('0'.repeat(64));
    await heading(check.unknown);
    expect(screen.getByText(check.unknownHash)).toBeTruthy();
  });

  it('behind the # of a link is looked up at once', async () => {
    location.hash = `#${'c'.repeat(64)}`;
    start();
    await heading(check.ours);
    expect(asked()).toEqual(['c'.repeat(64)]);
  });

  it('is the way where the browser works none out', async () => {
    vi.stubGlobal('crypto', {});
    start();
    expect(await screen.findByText(check.insecure)).toBeTruthy();
    type('d'.repeat(64));
    await heading(check.ours);
  });
});
