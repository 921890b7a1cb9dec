const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');

const typographic = '–—‘’“”…•·−×÷€₨™←→↑↓';
const latin1 = range(0x20, 0x7e) + range(0xa0, 0xff) + typographic;
// In Urdu pages Latin runs are names, figures and addresses; accents and the space come from other faces.
const latinInUrdu = `${range(0x21, 0x7e)}–—•·−×©₨`;
const urduLetters = 'ابپتٹثجچحخدڈذرڑزژسشصضطظعغفقکگلمنںوہھءیےئؤآأۂۃ';
// Zabar, zer, pesh, tashdid, jazm, the three tanwins, hamza above, khara zabar; then full stop, comma, semicolon, question mark.
const urduMarks = '\u064e\u0650\u064f\u0651\u0652\u064b\u064c\u064d\u0654\u0670۔،؛؟';
const urdu = `${urduLetters}${urduMarks} \u00a0\u200c\u200d`;

const urduForms = `${range(0xfb56, 0xfb91)}${range(0xfb92, 0xfbaf)}${range(0xfbfc, 0xfbff)}${range(0xfe80, 0xfefc)}`;

const latinFeatures = ['ccmp', 'locl', 'kern', 'liga', 'calt', 'lnum', 'tnum', 'mark', 'mkmk'];
const arabicFeatures = 'ccmp locl isol init medi fina rlig rclt liga clig calt curs mark mkmk kern'.split(' ');

const text = { wght: { min: 400, max: 700, default: 400 } };

type Subset = {
  name: string;
  from: string;
  chars: string;
  axes: { wght: number | { min: number; max: number; default: number } };
  features: string[];
  pages: ('en' | 'ur')[];
};

/** `from` is the file inside `@fontsource-variable/`; `axes` pins or narrows the weight. */
export const subsets: Subset[] = [
  {
    name: 'hanken-grotesk',
    from: 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    chars: latin1,
    axes: text,
    features: latinFeatures,
    pages: ['en'],
  },
  {
    name: 'brygada-1918',
    from: 'brygada-1918/files/brygada-1918-latin-wght-normal.woff2',
    chars: latin1,
    axes: { wght: 500 },
    features: latinFeatures,
    pages: ['en'],
  },
  {
    name: 'naskh-urdu-name',
    from: 'noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal.woff2',
    chars: 'اردو ',
    axes: { wght: 400 },
    features: arabicFeatures,
    pages: ['en'],
  },
  {
    name: 'hanken-grotesk-urdu',
    from: 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    chars: latinInUrdu,
    axes: text,
    features: latinFeatures,
    pages: ['ur'],
  },
  {
    name: 'brygada-numerals',
    from: 'brygada-1918/files/brygada-1918-latin-wght-normal.woff2',
    chars: '0123456789.,:%+-–−/',
    axes: { wght: 500 },
    features: latinFeatures,
    pages: ['ur'],
  },
  {
    name: 'noto-nastaliq-urdu',
    from: 'noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-wght-normal.woff2',
    chars: urdu,
    axes: { wght: 400 },
    features: arabicFeatures,
    pages: ['ur'],
  },
  {
    name: 'noto-naskh-arabic',
    from: 'noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal.woff2',
    chars: `${urdu}۰۱۲۳۴۵۶۷۸۹`,
    axes: { wght: 400 },
    features: arabicFeatures,
    pages: ['ur'],
  },
];

const everyArabicLetter = range(0x600, 0x6ff) + range(0x750, 0x77f) + range(0xfb50, 0xfdff) + range(0xfe70, 0xfefc);

/** For share images, which the site draws itself: whole alphabets, and as TTF, which the shaper reads. */
export const imageFonts: Omit<Subset, 'pages'>[] = [
  {
    name: 'brygada-1918',
    from: 'brygada-1918/files/brygada-1918-latin-wght-normal.woff2',
    chars: latin1,
    axes: { wght: 500 },
    features: latinFeatures,
  },
  {
    name: 'hanken-grotesk',
    from: 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    chars: latin1,
    axes: { wght: 500 },
    features: latinFeatures,
  },
  {
    name: 'noto-nastaliq-urdu',
    from: 'noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-wght-normal.woff2',
    chars: `${everyArabicLetter} \u00a0\u200c\u200d`,
    axes: { wght: 500 },
    features: arabicFeatures,
  },
];

/** For the sample documents of the API, which join the letters themselves: every form is a letter of the face. */
export const documentFont: Omit<Subset, 'pages'> = {
  name: 'noto-naskh-forms',
  from: 'noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal.woff2',
  chars: `${urduForms} ۔،؛؟`,
  axes: { wght: 400 },
  features: [],
};

/** The name carries a version, so that the file may be cached for ever; raise it when a subset changes. */
export const fileName = (name: string) => `${name}.v1.woff2`;
