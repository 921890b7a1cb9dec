import { classesIn, type Piece, stylesFor } from './styles.ts';

const sheetLink = /<link rel="stylesheet" href="([^"]+)"[^>]*>/;
const lateScript = /<script src="(\/_next\/[^"]+)" async=""><\/script>/g;
const scriptPreload = /<link rel="preload" as="script"[^>]*>/g;

/**
 * A page in the order of its first drawing: the styles that it is drawn with stand in the page, and what only serves it
 * afterwards (the whole style sheet, the scripts) is left to `public/late.v1.js`, so that neither holds words back on a slow
 * line. A document whose style sheet is not known stays as it is.
 */
export function inDrawingOrder(html: string, piecesOf: (sheet: string) => readonly Piece[] | undefined): string {
  const [link, sheet = ''] = sheetLink.exec(html) ?? [];
  const pieces = piecesOf(sheet);
  const end = html.lastIndexOf('</body>');
  if (!link || !pieces || end === -1) return html;
  const scripts = [...html.matchAll(lateScript)].map(([, src]) => src);
  const styles = `<style>${stylesFor(pieces, classesIn(html))}</style>`;
  const late = `<script src="/late.v1.js" defer data-sheet="${sheet}" data-scripts="${scripts.join(' ')}"></script>`;
  const page = `${html.slice(0, end)}${late}${html.slice(end)}`;
  return page
    .replace(lateScript, '')
    .replace(scriptPreload, '')
    .replace(link, () => styles);
}
