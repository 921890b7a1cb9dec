/** Keeps a left-to-right value, such as a reference number, in its order within Urdu; in text and in markup. */
export function isolateLtr(text: string): string {
  return `\u2066${text}\u2069`;
}

/** Text of unknown script must not reorder the sentence around it. */
export function isolateText(text: string): string {
  return `\u2068${text}\u2069`;
}
