import { describe, expect, it } from 'vitest';
import { type DatedDocument, documentStatuses } from './documentStatus.ts';

const today = '2026-11-23';

const document = (id: string, more: Partial<DatedDocument> = {}): DatedDocument => ({
  id,
  section: 'offering-document',
  fund: 'f',
  researchSection: null,
  date: '2025-01-01',
  effectiveDate: null,
  ...more,
});
const report = (id: string, date: string, more: Partial<DatedDocument> = {}) =>
  document(id, { section: 'fund-managers-report', date, ...more });
const kinds = (documents: DatedDocument[], replacements: Parameters<typeof documentStatuses>[1] = []) =>
  [...documentStatuses(documents, replacements, today)].map(([id, { kind }]) => [id, kind].join(' '));

describe('where a document stands', () => {
  it('is in force from its day of effect on, and upcoming before', () => {
    const statuses = documentStatuses(
      [document('now', { effectiveDate: today }), document('soon', { effectiveDate: '2026-11-24' })],
      [],
      today,
    );
    expect([...statuses.values()]).toEqual([{ kind: 'inForce' }, { kind: 'upcoming', from: '2026-11-24' }]);
  });

  it('is in force without such a day where the section holds what lasts', () => {
    expect(kinds([document('deed', { section: 'trust-deed' })])).toEqual(['deed inForce']);
  });

  it('is replaced from the day on which the newer one takes effect, wherever that one is listed', () => {
    const older = document('older', { effectiveDate: '2024-01-01' });
    const by = (from: string) => documentStatuses([older], [{ id: 'newer', supersedes: 'older', from }], today);
    expect(by(today).get('older')).toEqual({ kind: 'replaced', on: today, by: 'newer' });
    expect(by('2026-11-24').get('older')).toEqual({ kind: 'inForce' });
  });

  it('names the first of two that replaced it, and ends although two replace each other', () => {
    const replacements = [
      { id: 'b', supersedes: 'a', from: '2026-03-01' },
      { id: 'c', supersedes: 'a', from: '2026-02-01' },
      { id: 'a', supersedes: 'b', from: '2026-03-01' },
    ];
    const statuses = documentStatuses([document('a'), document('b')], replacements, today);
    expect([...statuses.values()]).toEqual([
      { kind: 'replaced', on: '2026-02-01', by: 'c' },
      { kind: 'replaced', on: '2026-03-01', by: 'a' },
    ]);
  });

  it('is the latest of a series, by fund and by section of the research, and earlier before', () => {
    expect(
      kinds([
        report('sep', '2026-09-30'),
        report('oct', '2026-10-31'),
        report('other', '2026-01-31', { fund: 'g' }),
        report('economy', '2026-01-31', { section: 'research-reports', researchSection: 'economy' }),
        report('cement', '2025-01-31', { section: 'research-reports', researchSection: 'sectors' }),
      ]),
    ).toEqual(['sep earlier', 'oct latest', 'other latest', 'economy latest', 'cement latest']);
  });

  it('passes over what was replaced or is upcoming when it looks for the latest', () => {
    const documents = [
      report('soon', '2026-11-20', { effectiveDate: '2026-12-01' }),
      report('wrong', '2026-10-31'),
      report('right', '2026-10-30'),
    ];
    expect(kinds(documents, [{ id: 'right', supersedes: 'wrong', from: '2026-11-01' }])).toEqual([
      'soon upcoming',
      'wrong replaced',
      'right latest',
    ]);
  });

  it('gives the same of two of one day as the latest in whatever order they are listed', () => {
    expect(kinds([report('a', '2026-10-31'), report('b', '2026-10-31')])).toEqual(['a latest', 'b earlier']);
    expect(kinds([report('b', '2026-10-31'), report('a', '2026-10-31')])).toEqual(['b earlier', 'a latest']);
  });
});
