// Cuts the styles of pages into pieces by class, so that the page server can inline those that a page uses.
// Font faces are in pages alone: declared again by the whole sheet, they would be loaded and painted a second time.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import parseSelectors from 'postcss-selector-parser';

const built = path.resolve(import.meta.dirname, '../.next');
const pieces = path.join(built, 'standalone/apps/site/page-styles');
/** Never cut apart: what is in them is no rule about an element. */
const whole = ['font-face', 'keyframes', 'property', 'starting-style', 'layer'];

/** The classes of each selector; those of `:not()`, `:is()` and `:where()` are not needed. @param {string} selector */
function needsOf(selector) {
  /** @type {string[][]} */
  const needs = [];
  parseSelectors((root) => {
    root.each((each) => {
      /** @type {string[]} */
      const classes = [];
      each.walkPseudos((pseudo) => {
        if (/^:(not|is|where)$/.test(pseudo.value)) pseudo.remove();
      });
      each.walkClasses(({ value }) => void classes.push(value));
      needs.push(classes);
    });
  }).processSync(selector);
  return needs;
}

/** @param {import('postcss').ChildNode} node @returns {import('../server/criticalCss.ts').Piece[]} */
function piecesOf(node) {
  if (node.type === 'comment') return [];
  if (node.type === 'rule') {
    const needs = needsOf(node.selector);
    return [needs.some((classes) => classes.length === 0) ? { css: node.toString() } : { css: node.toString(), needs }];
  }
  if (node.type === 'atrule' && node.nodes && !whole.includes(node.name)) {
    return [{ at: `@${node.name} ${node.params}`, inside: node.nodes.flatMap(piecesOf) }];
  }
  return [{ css: node.toString() }];
}

mkdirSync(pieces, { recursive: true });
const sheets = globSync('static/chunks/page-*.css', { cwd: built });
for (const sheet of sheets) {
  const file = path.join(built, sheet);
  const styles = postcss.parse(readFileSync(file, 'utf8'));
  writeFileSync(path.join(pieces, `${path.basename(sheet)}.json`), JSON.stringify(styles.nodes.flatMap(piecesOf)));
  styles.walkAtRules('font-face', (face) => void face.remove());
  writeFileSync(file, styles.toString());
}
if (sheets.length === 0) throw new Error('No style sheet of a page was found to cut.');
