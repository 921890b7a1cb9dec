/**
 * What two languages of one text must agree on, however each writes it: numbers, dates, telephone numbers, links.
 */
export const factKinds = ['number', 'date', 'phone', 'link'] as const;
export type FactKind = (typeof factKinds)[number];

export interface Fact {
  kind: FactKind;
  /** Comparable: Latin digits, ISO date, digits of a telephone alone, path without language. */
  value: string;
  /** As it is written, to be found in the text. */
  written: string;
}

const months: readonly (readonly [english: string, urdu: string])[] = [
  ['january', 'جنوری'],
  ['february', 'فروری'],
  ['march', 'مارچ'],
  ['april', 'اپریل'],
  ['may', 'مئی'],
  ['june', 'جون'],
  ['july', 'جولائی'],
  ['august', 'اگست'],
  ['september', 'ستمبر'],
  ['october', 'اکتوبر'],
  ['november', 'نومبر'],
  ['december', 'دسمبر'],
];
const monthNames = months.flatMap(([english, urdu]) => [english, english.slice(0, 3), urdu]).join('|');

/** Sign by sign, so that places in both texts are the same. */
function latinDigits(text: string): string {
  return text
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',');
}

const iso = (year = '', month = '', day = '') => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

function monthNumber(name: string): string {
  const lower = name.toLowerCase();
  return String(months.findIndex(([english, urdu]) => lower === urdu || english.startsWith(lower)) + 1);
}

function plainNumber(written: string): string {
  const bare = written.replaceAll(',', '');
  return bare.includes('.') ? bare.replace(/\.?0+$/, '') : bare.replace(/^0+(?=\d)/, '');
}

function plainPhone(written: string): string {
  return written.replace(/\D/g, '').replace(/^(?:0092|92)(?=\d{9,})/, '0');
}

interface Pattern {
  kind: FactKind;
  pattern: RegExp;
  value: (match: RegExpMatchArray) => string;
}

/** In this order: what one has taken is no number for the next. */
const patterns: readonly Pattern[] = [
  {
    kind: 'date',
    pattern: new RegExp(`(\\d{1,2})(?:st|nd|rd|th)?[\\s،,]+(${monthNames})\\.?[\\s،,]+(\\d{4})`, 'gi'),
    value: ([, day, month = '', year]) => iso(year, monthNumber(month), day),
  },
  {
    kind: 'date',
    pattern: new RegExp(`\\b(${monthNames})\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s+(\\d{4})`, 'gi'),
    value: ([, month = '', day, year]) => iso(year, monthNumber(month), day),
  },
  { kind: 'date', pattern: /\b(\d{4})-(\d{2})-(\d{2})\b/g, value: ([, year, month, day]) => iso(year, month, day) },
  {
    kind: 'date',
    pattern: /\b(\d{1,2})\/(\d{1,2})\/(\d{4})\b/g,
    value: ([, day, month, year]) => iso(year, month, day),
  },
  {
    kind: 'phone',
    pattern: /(?:\+|\b00|\b0)\d[\d\s()-]{6,16}\d|\b\d{3}[- ]\d{3}[- ]\d{3}\b/g,
    value: ([written]) => plainPhone(written),
  },
  { kind: 'number', pattern: /\d+(?:,\d{2,3})*(?:\.\d+)?/g, value: ([written]) => plainNumber(written) },
];

export function factsOfText(text: string): Fact[] {
  let rest = latinDigits(text);
  const found: (Fact & { at: number })[] = [];
  for (const { kind, pattern, value } of patterns) {
    for (const match of rest.matchAll(pattern)) {
      found.push({
        kind,
        value: value(match),
        written: text.slice(match.index, match.index + match[0].length),
        at: match.index,
      });
    }
    rest = rest.replace(pattern, (written) => ' '.repeat(written.length));
  }
  return found.toSorted((a, b) => a.at - b.at).map(({ kind, value, written }) => ({ kind, value, written }));
}

/** @param html also JSON that holds HTML */
export function factsOfLinks(html: string): Fact[] {
  return [...html.matchAll(/href=\\?["']([^"'\\]+)/g)].map(([, written = '']) => ({
    kind: 'link',
    value: written
      .replace(/&amp;/g, '&')
      .replace(/^\/(?:website\/)?(?:ur(?=\/|$))?\/?/, '/')
      .replace(/(?<=.)\/$/, ''),
    written,
  }));
}

/** What a text shows of others: figures of funds, listed files, embeds. @param html also JSON that holds HTML */
export function factsOfBlocks(html: string): Fact[] {
  const figures = [...html.matchAll(/<span [^>]*\bdata-fund-figure=\\?"(\w+)[^>]*>/g)].map(([tag, name = '']) => ({
    kind: 'link' as const,
    value: `${name} ${/data-entry=\\?"([\da-f-]+)/.exec(tag)?.[1] ?? ''}`,
    written: `Fund figure: ${name}`,
  }));
  const files = [...html.matchAll(/<li data-(?:entry|media)=\\?"([\da-f-]+)\\?"><\/li>/g)].map(([, id = '']) => ({
    kind: 'link' as const,
    value: id,
    written: 'A file of a document list',
  }));
  const embeds = [...html.matchAll(/\bdata-embed=\\?"([^"\\]+)/g)].map(([, value = '']) => ({
    kind: 'link' as const,
    value,
    written: value,
  }));
  return [...figures, ...files, ...embeds];
}

export interface FactDifference {
  kind: FactKind;
  /** Only here, as written. */
  base: string[];
  other: string[];
}

/** As often as one has it more than the other. */
function surplus(own: readonly Fact[], other: readonly Fact[]): string[] {
  const rest = other.map(({ value }) => value);
  return own.flatMap(({ value, written }) => {
    const index = rest.indexOf(value);
    if (index < 0) return [written];
    rest.splice(index, 1);
    return [];
  });
}

export function factDifferences(base: readonly Fact[], other: readonly Fact[]): FactDifference[] {
  return factKinds.flatMap((kind) => {
    const [ours, theirs] = [base, other].map((facts) => facts.filter((fact) => fact.kind === kind));
    const difference = { kind, base: surplus(ours ?? [], theirs ?? []), other: surplus(theirs ?? [], ours ?? []) };
    return difference.base.length + difference.other.length > 0 ? [difference] : [];
  });
}
