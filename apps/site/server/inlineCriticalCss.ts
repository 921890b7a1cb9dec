import { classesIn, type Piece, stylesFor } from './styles.ts';

const sheetLink = /<link rel="stylesheet" href="([^"]+)"[^>]*>/;
const asyncScript = /<script src="(\/_next\/[^"]+)" async=""><\/script>/g;
const scriptPreload = /<link rel="preload" as="script"[^>]*>/g;

/**
 * A page in the order of its first drawing: the styles that it is drawn with stand in the page, and what only serves it
 * afterwards (the whole style sheet, the scripts) is left to `public/deferred.v1.js`, so that neither holds words back on a slow
 * line. A document whose style sheet is not known stays as it is.
 */
export function inlineCriticalCss(html: string, piecesOf: (sheet: string) => readonly Piece[] | undefined): string {
  const [link, sheet = ''] = sheetLink.exec(html) ?? [];
  const pieces = piecesOf(sheet);
  const end = html.lastIndexOf('</body>');
  if (!link || !pieces || end === -1) return html;
  const scripts = [...html.matchAll(asyncScript)].map(([, src]) => src);
  const styles = `<style>${stylesFor(pieces, classesIn(html))}</style>`;
  const deferred = `<script src="/deferred.v1.js" defer data-sheet="${sheet}" data-scripts="${scripts.join(' ')}"></script>`;
  const page = `${html.slice(0, end)}${deferred}${html.slice(end)}`;
  return page
    .replace(asyncScript, '')
    .replace(scriptPreload, '')
    .replace(link, () => styles);
}
