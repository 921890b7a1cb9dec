import { expect, it } from 'vitest';
import { describeFile, documentHelp, withExtension } from './FileField.tsx';

const file = { src: '/api/files/a1.pdf', name: 'A.pdf', mediaType: 'application/pdf', bytes: 83_968, pages: 4 };

it('tells files apart', () => {
  expect(describeFile(file)).toBe('PDF, 82 KB, 4 pages');
  expect(describeFile({ ...file, pages: 1 })).toBe('PDF, 82 KB, 1 page');
  expect(describeFile({ ...file, src: '/api/files/a1.xlsx', pages: null })).toBe('XLSX, 82 KB');
  expect(documentHelp).toBe('PDF, Word or Excel, up to 10 MB');
});

it.each([
  ['Annual report', 'Annual report.pdf'],
  [' Annual report.PDF ', 'Annual report.PDF'],
  ['Report 2.1', 'Report 2.1.pdf'],
  ['Report.docx', 'Report.docx.pdf'],
  ['سالانہ رپورٹ', 'سالانہ رپورٹ.pdf'],
  ['  ', ''],
])('ends %j as the file does', (name, expected) => expect(withExtension(name, file.src)).toBe(expected));
