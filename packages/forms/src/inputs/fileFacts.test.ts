import { expect, it } from 'vitest';
import { documentHelp, factsOf, withEnding } from './fileFacts.ts';

const file = { src: '/api/files/a1.pdf', name: 'A.pdf', mediaType: 'application/pdf', bytes: 83_968, pages: 4 };

it('tells files apart', () => {
  expect(factsOf(file)).toBe('PDF, 82 KB, 4 pages');
  expect(factsOf({ ...file, pages: 1 })).toBe('PDF, 82 KB, 1 page');
  expect(factsOf({ ...file, src: '/api/files/a1.xlsx', pages: null })).toBe('XLSX, 82 KB');
  expect(documentHelp).toBe('PDF, Word or Excel, up to 10 MB');
});

it.each([
  ['Annual report', 'Annual report.pdf'],
  [' Annual report.PDF ', 'Annual report.PDF'],
  ['Report 2.1', 'Report 2.1.pdf'],
  ['Report.docx', 'Report.docx.pdf'],
  ['سالانہ رپورٹ', 'سالانہ رپورٹ.pdf'],
  ['  ', ''],
])('ends %j as the file does', (name, expected) => expect(withEnding(name, file.src)).toBe(expected));
