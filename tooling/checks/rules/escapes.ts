import { matchingLines } from '../lines.ts';
import type { Rule } from '../repo.ts';

// Put together from pieces, so that this file does not break its own rule.
const forbidden = [
  'as unknown ' + 'as',
  '@ts-' + 'ignore',
  '@ts-' + 'nocheck',
  '@ts-' + 'expect-error',
  'biome-' + 'ignore',
];
const pattern = new RegExp(`${forbidden.join('|')}|\\b${'TO' + 'DO'}\\b|\\b${'FIX' + 'ME'}\\b`);

export const escapes: Rule = (repo) =>
  repo.files
    .filter((file) => /\.(tsx?|m?js)$/.test(file))
    .flatMap((file) => matchingLines(repo, file, pattern, 'is not allowed: solve what it hides'));
