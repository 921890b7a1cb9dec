import { maskCnic, maskLetters } from '@fundfront/content-model/forms/index';
import { afterEach, describe, expect, it } from 'vitest';
import { applyMask } from './bind.ts';
import { typePhone } from './phone/VisitorPhoneInput.tsx';

function inputWith(value: string, caret: number): HTMLInputElement {
  const input = document.createElement('input');
  document.body.append(input);
  input.value = value;
  input.focus();
  input.setSelectionRange(caret, caret);
  return input;
}

describe('masks', () => {
  afterEach(() => document.body.replaceChildren());

  it.each([
    ['03001234567', '0300-1234567'],
    ['+92 300 1234567', '0300-1234567'],
    ['0092-300-1234567', '0300-1234567'],
    ['+92 (0)300 1234567', '0300-1234567'],
    ['۰۳۰۰۱۲۳۴۵۶۷', '0300-1234567'],
    ['0300-12345678', '0300-12345678'],
    ['abc', ''],
  ])('makes a phone of %s', (typed, shown) => {
    expect(typePhone(typed)).toBe(shown);
  });

  it('lets a country code be typed key by key', () => {
    let shown = '';
    for (const key of '+923001234567') shown = typePhone(shown + key);
    expect(shown).toBe('0300-1234567');
    shown = '';
    for (const key of '00923001234567') shown = typePhone(shown + key);
    expect(shown).toBe('0300-1234567');
  });

  it.each([
    ['a digit after the fourth', '03001', 5, '0300-1', 6],
    ['a digit in the middle', '03009-1234567', 5, '0300-91234567', 6],
    ['a letter in the middle', '030x0-1234567', 4, '0300-1234567', 3],
    ['the hyphen taken away', '03001234567', 4, '0300-1234567', 4],
    ['a digit at the start', '90300-1234567', 1, '9030-01234567', 1],
  ])('keeps the caret with %s', (_what, typed, caret, shown, after) => {
    const input = inputWith(typed, caret);
    applyMask(input, typePhone);
    expect([input.value, input.selectionStart]).toEqual([shown, after]);
  });

  it('keeps the caret in a name and in a CNIC', () => {
    const name = inputWith('Sam1ple Visitor', 4);
    applyMask(name, maskLetters);
    expect([name.value, name.selectionStart]).toEqual(['Sample Visitor', 3]);
    const joined = inputWith('محمد\u200Cعلی', 5);
    applyMask(joined, maskLetters);
    expect([joined.value, joined.selectionStart]).toEqual(['محمد\u200Cعلی', 5]);
    const cnic = inputWith('12345-6789012-3', 6);
    applyMask(cnic, maskCnic);
    expect([cnic.value, cnic.selectionStart]).toEqual(['1234567890123', 5]);
  });

  it('leaves what fits alone, caret and all', () => {
    const input = inputWith('0300-1234567', 2);
    applyMask(input, typePhone);
    expect(input.selectionStart).toBe(2);
  });
});
