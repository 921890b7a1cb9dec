const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&', '&nbsp;': ' ' };

/** Expects sanitised HTML. */
export function plainText(html: string): string {
  return html
    .replace(/<\/?(?:p|h\d|li|ul|ol|dl|dt|dd|tr|td|th|br|hr|blockquote|figure|figcaption|table)\b[^>]*>/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:lt|gt|quot|amp|nbsp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}

export function firstSentence(text: string, locale: string, maxLength = 200): string {
  const [first] = new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(text);
  const sentence = first?.segment.trim() ?? '';
  if (sentence.length <= maxLength) return sentence;
  return `${sentence.slice(0, sentence.lastIndexOf(' ', maxLength - 1)).trimEnd()}…`;
}
