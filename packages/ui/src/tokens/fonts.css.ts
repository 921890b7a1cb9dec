import { globalFontFace } from '@vanilla-extract/css';

/**
 * The apps serve `packages/ui/fonts` under /fonts. Nothing here is preloaded: each root layout preloads what its
 * language shows first. Every face is used by one language alone, so a page never pays for the other.
 */
const file = (name: string) => `url("/fonts/${name}.v1.woff2") format("woff2")`;

const arabicScript = 'U+0020, U+00A0, U+0600-06FF, U+200C-200F, U+FB50-FDFF, U+FE70-FEFF';
const latinInUrdu = 'U+0021-007E, U+00A9, U+00B7, U+00D7, U+2012-2014, U+2022, U+20A8, U+2212';

globalFontFace('Hanken Grotesk', {
  src: file('hanken-grotesk'),
  fontWeight: '400 700',
  fontDisplay: 'swap',
  unicodeRange: 'U+0020-007E, U+00A0-00FF, U+2000-206F, U+20A0-20CF, U+2122, U+2190-2193, U+2212',
});

// One weight: headings are set at 500 and differ by size. The range keeps browsers from smearing a bold. Quoted: a name
// with a word of digits is no valid identifier, and the whole rule would be dropped.
globalFontFace('"Brygada 1918"', {
  src: file('brygada-1918'),
  fontWeight: '400 700',
  fontDisplay: 'swap',
  unicodeRange: 'U+0020-007E, U+00A0-00FF, U+2000-206F, U+20A0-20CF, U+2122, U+2190-2193, U+2212',
});

// The word for Urdu on an English page's language switch, without the whole Naskh. With the space: the first face that
// has it measures the line, and is loaded for that alone.
globalFontFace('Urdu Name', {
  src: file('naskh-urdu-name'),
  fontWeight: '400 700',
  fontDisplay: 'swap',
  unicodeRange: 'U+0020, U+0627, U+062F, U+0631, U+0648',
});

// Without U+0020: Arabic words keep the space of their own face.
globalFontFace('Hanken In Urdu', {
  src: file('hanken-grotesk-urdu'),
  fontWeight: '400 700',
  fontDisplay: 'swap',
  unicodeRange: latinInUrdu,
});

// For Urdu words on an English page, which has loaded this file for its own text.
globalFontFace('Hanken Around Urdu', {
  src: file('hanken-grotesk'),
  fontWeight: '400 700',
  fontDisplay: 'swap',
  unicodeRange: latinInUrdu,
});

globalFontFace('Brygada Numerals', {
  src: file('brygada-numerals'),
  fontWeight: '400 700',
  fontDisplay: 'swap',
  unicodeRange: 'U+0025, U+002B-003A, U+2013, U+2212',
});

globalFontFace('Noto Nastaliq Urdu', {
  src: file('noto-nastaliq-urdu'),
  fontWeight: '400 700',
  fontDisplay: 'swap',
  unicodeRange: arabicScript,
});

globalFontFace('Noto Naskh Arabic', {
  src: file('noto-naskh-arabic'),
  fontWeight: '400',
  fontDisplay: 'swap',
  unicodeRange: arabicScript,
});

// Fallbacks shaped like the real faces: same advance on running text, same ascent and descent, so nothing moves on swap.
// Ratios were measured in Chromium against the metric-compatible Liberation, Noto Naskh and DejaVu families.
type Shape = { sizeAdjust: number; ascent: number; descent: number };

const shaped = ({ sizeAdjust, ascent, descent }: Shape) => ({
  sizeAdjust: `${(sizeAdjust * 100).toFixed(1)}%`,
  ascentOverride: `${((ascent / sizeAdjust) * 100).toFixed(1)}%`,
  descentOverride: `${((descent / sizeAdjust) * 100).toFixed(1)}%`,
  lineGapOverride: '0%',
});

const fallback = (family: string, { local, ...shape }: Shape & { local: string[] }) =>
  globalFontFace(family, { src: local.map((name) => `local("${name}")`).join(', '), ...shaped(shape) });

fallback('Hanken Fallback', {
  local: ['Arial', 'ArialMT', 'Liberation Sans'],
  sizeAdjust: 1.005,
  ascent: 1,
  descent: 0.303,
});

fallback('Brygada Fallback', {
  local: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif'],
  sizeAdjust: 1.149,
  ascent: 0.92,
  descent: 0.25,
});

const wideArabic = ['Segoe UI', 'Geeza Pro', 'Noto Sans Arabic', 'Tahoma', 'DejaVu Sans'];

const naskhAsNastaliq = { sizeAdjust: 0.91, ascent: 1.9, descent: 0.6 };

fallback('Nastaliq Fallback', { local: ['Noto Naskh Arabic', 'Noto Naskh Arabic UI'], ...naskhAsNastaliq });
globalFontFace('Nastaliq Stand-In', {
  src: file('noto-naskh-arabic'),
  fontWeight: '400',
  fontDisplay: 'swap',
  unicodeRange: arabicScript,
  ...shaped(naskhAsNastaliq),
});
fallback('Nastaliq Fallback Wide', { local: wideArabic, sizeAdjust: 0.77, ascent: 1.9, descent: 0.6 });
fallback('Naskh Fallback Wide', { local: wideArabic, sizeAdjust: 0.846, ascent: 1.07, descent: 0.63 });
