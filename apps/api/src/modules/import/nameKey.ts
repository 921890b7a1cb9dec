/**
 * For comparing only: exports write the same fund with curly or straight quotes, hard spaces and any case. Never shown.
 */
export function nameKey(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/[\u2018\u2019\u201b\u02bc\u0060\u00b4]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
