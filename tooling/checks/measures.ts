import { root } from '@fundfront/start/paths';
import { boundaries } from './boundaries/boundaries.ts';
import { importCycles } from './boundaries/cycles.ts';
import { readModules } from './boundaries/imports.ts';
import { Repo } from './repo.ts';
import { linesPerComment } from './rules/budgets.ts';
import { handWrittenLimits } from './rules/handWrittenLimits.ts';
import { logicalCss } from './rules/logicalCss.ts';
import { singleImporters } from './rules/singleImporters.ts';
import { vocabulary } from './rules/vocabulary.ts';
import { casts, sourceFiles, spreadLiterals } from './syntax.ts';

const repo = new Repo(root);
const files = sourceFiles(repo);
const texts = files.map((file) => ({ file, text: repo.read(file) }));
const lengths = texts.map(({ text }) => text.trimEnd().split('\n').length).sort((a, b) => a - b);
const at = (share: number) => lengths[Math.min(lengths.length - 1, Math.floor(lengths.length * share))] ?? 0;

const longest = (pattern: RegExp) =>
  Math.max(0, ...texts.filter(({ file }) => pattern.test(file)).map(({ text }) => text.trimEnd().split('\n').length));

const rows: [measure: string, value: string | number][] = [
  ['source files, without seed and migrations', files.length],
  ['lines per file: median / p90 / max', `${at(0.5)} / ${at(0.9)} / ${at(1)}`],
  ['files of 25 lines or less with one importer', singleImporters(repo).length],
  ['imports against the arrows', boundaries(repo).length],
  ['cycles of types and values', importCycles(readModules(repo)).length],
  ['longest page.tsx', longest(/\/page\.tsx$/)],
  ['type assertions outside tests', casts(repo).length],
  ['literals spread into literals', spreadLiterals(repo).length],
  ['physical sides in styles', logicalCss(repo).length],
  ['limits written by hand in sentences', handWrittenLimits(repo).length],
  ['identifiers outside the vocabulary', vocabulary(repo).length],
  ['lines per comment', linesPerComment(repo).toFixed(1)],
];

const width = Math.max(...rows.map(([measure]) => measure.length));
for (const [measure, value] of rows) process.stdout.write(`${measure.padEnd(width)}  ${value}\n`);
