// Cuts the styles of pages into pieces by class, so that the page server can inline those that a page uses.
// Behind them come the styles of what only islands draw (`build-islands.mjs`). Font faces are in pages alone: declared again by the whole sheet, they would be loaded and painted a second time.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { locales } from '@fundfront/content-model/locales';
import postcss from 'postcss';
import parseSelectors from 'postcss-selector-parser';
import { isLateState } from '../server/criticalCss.ts';
import { renameInSheet, walkElementRules } from './shortNames.ts';
import { inlineConstants, keepOurLanguages, removeOtherLanguages } from './stylesOfLanguage.ts';

const built = path.resolve(import.meta.dirname, '../.next');
const pieces = path.join(built, 'standalone/apps/site/page-styles');
/** Never cut apart: what is in them is no rule about an element. */
const whole = ['font-face', 'keyframes', 'property', 'starting-style', 'layer'];

/** The classes and late states of each selector; those of `:not()`, `:is()` and `:where()` are not needed. @param {string} selector */
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
      each.walkPseudos(({ value }) => void (isLateState(value) && classes.push(value)));
      each.walkAttributes(({ attribute }) => void (isLateState(attribute) && classes.push(attribute)));
      needs.push(classes);
    });
  }).processSync(selector);
  return needs;
}

const ofStaffArea = /(?<!:not\()\[data-app="?admin"?\]/;

/** The tokens of the staff area stand beside those of the site, which has no use for them. @param {import('postcss').Root} sheet */
function removeStaffArea(sheet) {
  sheet.walkRules((rule) => void (rule.selectors.every((each) => ofStaffArea.test(each)) && rule.remove()));
}

/** Faces of the staff area alone, or of the other language. @param {import('postcss').Root} sheet */
function removeUnusedFaces(sheet) {
  const isFace = (/** @type {import('postcss').ChildNode} */ node) =>
    node.type === 'atrule' && node.name === 'font-face';
  const used = sheet.nodes.map((node) => (isFace(node) ? '' : node.toString())).join('');
  sheet.walkAtRules('font-face', (face) => {
    face.walkDecls('font-family', ({ value }) => void (used.includes(value.replaceAll('"', '')) || face.remove()));
  });
}

/** @param {import('postcss').ChildNode} node @returns {import('../server/criticalCss.ts').Piece[]} */
function piecesOf(node) {
  if (node.type === 'comment') return [];
  if (node.type === 'rule') {
    const needs = needsOf(node.selector);
    const isAlwaysNeeded = needs.some((classes) => classes.length === 0);
    return [{ css: node.toString(), needs: isAlwaysNeeded ? undefined : needs }];
  }
  if (node.type === 'atrule' && node.nodes && !whole.includes(node.name)) {
    return [{ at: `@${node.name} ${node.params}`, inside: node.nodes.flatMap(piecesOf) }];
  }
  return [{ css: node.toString() }];
}

/** Of the pages in a language. @param {import('postcss').Root} sheet @param {string} language */
function piecesIn(sheet, language) {
  const own = sheet.clone();
  removeOtherLanguages(own, language);
  removeUnusedFaces(own);
  const constants = [...inlineConstants(own)].map(([name, value]) => ({
    css: `:root{${name}:${value}}`,
    needs: [[name]],
  }));
  return [...own.nodes.flatMap(piecesOf), ...constants];
}

/** @param {import('postcss').Container} styles */
function classesOf(styles) {
  const classes = new Set();
  styles.walkRules(({ selector }) => {
    for (const name of needsOf(selector).flat()) classes.add(name);
  });
  return classes;
}

const ofIslands = postcss.parse(readFileSync(path.join(built, 'islands.css'), 'utf8'));
/** @type {ReadonlyMap<string, string>} */
const names = new Map(Object.entries(JSON.parse(readFileSync(path.join(built, 'short-names.json'), 'utf8'))));

/** What islands need beyond a sheet of Next. @param {import('postcss').Root} sheet */
function missingIn(sheet) {
  const known = classesOf(sheet);
  const keyframes = new Set();
  sheet.walkAtRules('keyframes', ({ params }) => void keyframes.add(params));
  const styles = ofIslands.clone();
  removeStaffArea(styles);
  styles.walkAtRules('keyframes', (rule) => void (keyframes.has(rule.params) && rule.remove()));
  walkElementRules(styles, (rule) => {
    const needs = needsOf(rule.selector).filter((classes) => classes.length > 0);
    if (needs.length > 0 && needs.every((classes) => classes.every((name) => known.has(name)))) rule.remove();
  });
  styles.walkAtRules((rule) => void (rule.nodes?.length === 0 && rule.remove()));
  return styles;
}

for (const language of locales) mkdirSync(path.join(pieces, language), { recursive: true });
const sheets = globSync('static/chunks/page-*.css', { cwd: built });
const all = classesOf(ofIslands);
/** Of the classes of islands, how many Next must know by the same names; the others are of parts that are drawn late. */
const leastKnown = 0.95;
const knownToNext = sheets.map((sheet) => classesOf(postcss.parse(readFileSync(path.join(built, sheet), 'utf8'))));
const same = [...all].filter((name) => knownToNext.some((known) => known.has(name))).length;
if (same < all.size * leastKnown) {
  throw new Error(`Next knows ${same} of ${all.size} classes of the islands: names are not made alike.`);
}

renameInSheet(ofIslands, names);
for (const sheet of sheets) {
  const file = path.join(built, sheet);
  const styles = postcss.parse(readFileSync(file, 'utf8'));
  removeStaffArea(styles);
  keepOurLanguages(styles, locales);
  renameInSheet(styles, names);
  for (const language of locales) {
    const ofLanguage = path.join(pieces, language, `${path.basename(sheet)}.json`);
    writeFileSync(ofLanguage, JSON.stringify(piecesIn(styles, language)));
  }
  styles.walkAtRules('font-face', (face) => void face.remove());
  styles.append(missingIn(styles));
  writeFileSync(file, styles.toString());
}
if (sheets.length === 0) throw new Error('No style sheet of a page was found to cut.');
