const decoded = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');

const attribute = /\s(?:href|src|action)="([^"]*)"/g;

export function linksOf(html: string, base: string): URL[] {
  const shown = html.replace(/(<script\b[^>]*>)[\s\S]*?<\/script>/gi, '$1');
  return [...shown.matchAll(attribute)].flatMap(([, value = '']) => {
    const url = URL.parse(decoded(value), base);
    return url?.protocol.startsWith('http') ? [url] : [];
  });
}

export function idsOf(html: string): Set<string> {
  return new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => decoded(id)));
}
