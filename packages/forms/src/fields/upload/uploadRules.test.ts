import { limits } from '@fundfront/content-model/limits';
import { describe, expect, it } from 'vitest';
import { acceptOf, failureOf, problemOf, sizeOf } from './uploadRules.ts';

describe('rules of an upload', () => {
  it('takes exactly ten megabytes and not a byte more', () => {
    expect(problemOf('image', { name: 'a.JPG', size: limits.uploadBytes })).toBeNull();
    expect(problemOf('image', { name: 'a.jpg', size: limits.uploadBytes + 1 })).toBe('file.size');
  });

  it.each([
    ['image', 'a.pdf', 'file.type'],
    ['image', 'png', 'file.type'],
    ['cv', 'a.png', 'file.typeCv'],
    ['cv', 'a.pdf.exe', 'file.typeCv'],
    ['evidence', 'a.svg', 'file.typeEvidence'],
    ['evidence', 'a.pdf', null],
  ] as const)('for %s, %s: %s', (kind, name, problem) => {
    expect(problemOf(kind, { name, size: 1 })).toBe(problem);
  });

  it('names failures and sizes', () => {
    expect([failureOf('image'), failureOf('cv')]).toEqual(['file.failed', 'file.failedDocument']);
    expect([sizeOf(1), sizeOf(860_000), sizeOf(1_300_000), sizeOf(limits.uploadBytes)]).toEqual([
      '1 KB',
      '840 KB',
      '1.2 MB',
      '10.0 MB',
    ]);
    expect(acceptOf('cv')).toBe('.pdf,.doc,.docx');
  });
});
