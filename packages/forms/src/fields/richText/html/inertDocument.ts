/** HTML in a document that loads nothing and runs nothing. */
export function bodyOf(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body;
}

export function htmlToPlainText(html: string): string {
  return (bodyOf(html).textContent ?? '').trim();
}
