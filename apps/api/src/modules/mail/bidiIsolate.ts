/** Keeps what reads from left to right, such as a reference number, in its order within Urdu; in text and in markup. */
export function isolateLtr(text: string): string {
  return `\u2066${text}\u2069`;
}

/** Keeps a text of unknown script apart from the sentence that it stands in. */
export function isolateText(text: string): string {
  return `\u2068${text}\u2069`;
}
