import { describe, expect, it } from 'vitest';
import { initials, toneOf } from './Avatar.tsx';

const NON_JOINER = '\u200C';

describe('initials', () => {
  it('takes the first and the last word', () => {
    expect(initials('Content Chief Editor')).toBe(`C${NON_JOINER}E`);
  });
  it('takes two letters of a single Latin word and one of an Urdu word', () => {
    expect(initials('Editor')).toBe(`E${NON_JOINER}D`);
    expect(initials('مدیر')).toBe('م');
  });
  it('keeps Urdu letters from joining', () => {
    expect(initials('مواد مدیر')).toBe(`م${NON_JOINER}م`);
  });
  it('says nothing for no name', () => {
    expect(initials('  ')).toBe('');
  });
});

describe('toneOf', () => {
  it('gives the same name the same tone', () => {
    const tones = ['accent', 'warn', 'info'] as const;
    expect(toneOf('Compliance', tones)).toBe(toneOf('Compliance', tones));
    expect(
      new Set(['Editor', 'Publisher', 'Compliance', 'Translator'].map((name) => toneOf(name, tones))).size,
    ).toBeGreaterThan(1);
  });
});
