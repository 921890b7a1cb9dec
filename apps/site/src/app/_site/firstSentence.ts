export function firstSentence(text: string, locale: string, maxLength = 200): string {
  const [first] = new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(text);
  const sentence = first?.segment.trim() ?? '';
  if (sentence.length <= maxLength) return sentence;
  return `${sentence.slice(0, sentence.lastIndexOf(' ', maxLength - 1)).trimEnd()}…`;
}
