const block =
  /<\/?(?:p|div|h\d|li|ul|ol|dl|dt|dd|br|hr|blockquote|details|summary|pre|figure|figcaption|table|caption|tr|t[dh])\b[^>]*>/gi;
const tag = /<(?:"[^"]*"|'[^']*'|[^'">])*>/g;
const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&', nbsp: ' ', '#39': "'" };

/** Takes sanitised HTML; returns a line for each block. */
export function htmlToText(html: string): string {
  return html
    .replace(block, '\n')
    .replace(tag, '')
    .replace(/&(\w+|#39);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim();
}

/** The same in one line. */
export function htmlToLine(html: string): string {
  return htmlToText(html).replace(/\s+/g, ' ');
}
