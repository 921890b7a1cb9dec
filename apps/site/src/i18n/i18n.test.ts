import { formatBytes } from '@fundfront/content-model/bytes';
import { describe, expect, it } from 'vitest';
import { en } from './en.ts';
import {
  formatDate,
  formatDayOfMonth,
  formatMonth,
  formatMonthName,
  formatPercent,
  formatPrice,
  formatReturn,
  formatSigned,
  messagesOf,
  plainDateOf,
} from './index.ts';

const arabic = /[\u0600-\u06FF]/;

describe('dates', () => {
  it('writes English days with their ordinal', () => {
    expect(formatDate('en', '2024-01-01')).toBe('1st Jan 2024');
    expect(formatDate('en', '2026-11-22')).toBe('22nd Nov 2026');
    expect(formatDate('en', '2026-11-13')).toBe('13th Nov 2026');
    expect(formatMonth('en', '2026-10-31')).toBe('Oct 2026');
  });

  it('writes Urdu days without ordinal, comma or Urdu digits', () => {
    expect(formatDate('ur', '2024-01-01')).toBe('1 جنوری 2024');
    expect(formatDate('ur', '2026-11-20')).toBe('20 نومبر 2026');
    expect(formatMonth('ur', '2026-10-31')).toBe('اکتوبر 2026');
    expect([formatMonthName('en', '2026-10-31'), formatMonthName('ur', '2026-10-31')]).toEqual(['October', 'اکتوبر']);
    expect([formatDayOfMonth('en', '2026-12-12'), formatDayOfMonth('ur', '2026-12-12')]).toEqual([
      '12 Dec',
      '12 دسمبر',
    ]);
  });

  it('takes the day of an instant in Karachi, not in UTC', () => {
    expect(plainDateOf('2026-11-20T19:30:00.000Z')).toBe('2026-11-21');
    expect(formatDate('en', '2026-11-20T18:59:59.000Z')).toBe('20th Nov 2026');
  });
});

describe('figures', () => {
  it('keeps every announced digit and pads to four', () => {
    expect(formatPrice('100.4127')).toBe('100.4127');
    expect(formatPrice('10234.5')).toBe('10,234.5000');
    expect(formatPrice('99.123456')).toBe('99.123456');
  });

  it('signs by U+2212, and zero not at all', () => {
    expect(formatSigned('0.0287', 4)).toBe('+0.0287');
    expect(formatSigned('-0.0418', 4)).toBe('\u22120.0418');
    expect(formatSigned('-0.0000', 4)).toBe('0.0000');
    expect(formatPercent('-2.1')).toBe('\u22122.10%');
  });

  it('writes sizes of files as people compare them', () => {
    const { documents } = messagesOf('en').reading;
    expect([1, 348_160, 1_258_291, 10_485_760].map((bytes) => formatBytes(bytes, documents))).toEqual([
      '1 KB',
      '340 KB',
      '1.2 MB',
      '10 MB',
    ]);
    expect(formatBytes(2_097_152, messagesOf('ur').reading.documents)).toBe('2 ایم بی');
  });

  it('prints returns without a plus, and losses as everywhere', () => {
    expect(formatReturn('-2.13')).toBe('\u22122.13%');
    expect(formatReturn('11.3')).toBe('11.30%');
    expect(formatReturn('-0.00')).toBe('0.00%');
  });
});

describe('catalogues', () => {
  const collectStrings = (value: unknown, path: string): [string, string][] => {
    if (typeof value === 'string') return [[path, value]];
    if (typeof value === 'object' && value !== null)
      return Object.entries(value).flatMap(([key, inner]) => collectStrings(inner, `${path}.${key}`));
    return [];
  };

  it('holds no English left in Urdu, but the words that speak to readers of the other language', () => {
    const other = ['ur.header.otherLanguage', 'ur.header.readInOther'];
    const left = collectStrings(messagesOf('ur'), 'ur').filter(
      ([path, text]) => !arabic.test(text) && !other.includes(path),
    );
    expect(left).toEqual([]);
  });

  it('uses the letters of Urdu, not their Arabic look-alikes', () => {
    const wrong = collectStrings(messagesOf('ur'), 'ur').filter(([, text]) =>
      /[\u064A\u0643\u0647\u0660-\u0669]/.test(text),
    );
    expect(wrong).toEqual([]);
  });

  it('speaks the specification’s words', () => {
    expect(en.errors.notFound).toBe('This page could not be found');
    expect(en.errors.backHome).toBe('Back to the home page');
    expect(en.errors.error).toBe('Error');
  });
});
