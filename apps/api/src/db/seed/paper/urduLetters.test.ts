import { describe, expect, it } from 'vitest';
import { hasGlyph } from './naskhFont.ts';
import { visualUrdu } from './urduLetters.ts';

const shown = (line: string) =>
  visualUrdu(line).map((run) => ('latin' in run ? run.latin : String.fromCodePoint(...run.codes)));

describe('a line of Urdu', () => {
  it('joins the letters of a word, and runs from right to left', () => {
    expect(shown('کتاب')).toEqual(['\ufe8f\ufe8e\ufe98\ufb90']);
    expect(shown('دل')).toEqual(['\ufedd\ufea9']);
    expect(shown('سلام')).toEqual(['\ufee1\ufefc\ufeb3']);
  });

  it('keeps figures and Latin words in their own order, and turns brackets', () => {
    expect(shown('قیمت 100.4127 ہے')[1]).toBe('100.4127');
    expect(shown('Sample Bank اور')).toEqual([expect.any(String), 'Sample Bank']);
    expect(shown('(30')).toEqual(['30', ')']);
    expect(shown('فنڈ: 5%').slice(0, 2)).toEqual(['5%', '\u0020']);
  });

  it('is made of forms that the face holds', () => {
    const alphabet = 'آ ا ب پ ت ٹ ث ج چ ح خ د ڈ ذ ر ڑ ز ژ س ش ص ض ط ظ ع غ ف ق ک گ ل م ن ں و ہ ھ ء ی ے ۂ ؤ ئ ۔ ، ؟';
    const codes = visualUrdu(`${alphabet} ${alphabet.replaceAll(' ', '')} قیمتِ`).flatMap((run) =>
      'codes' in run ? run.codes : [],
    );
    expect(codes.filter((code) => !hasGlyph(code))).toEqual([]);
  });
});
