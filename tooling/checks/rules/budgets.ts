import type { Problem, Repo, Rule } from '../repo.ts';
import { casts, commentBlocks, sourceFiles, spreadLiterals } from '../syntax.ts';

/** Each in a helper that says why it is sound. */
const maxCasts = 10;

/** What a name or the code says already needs no comment. */
const minLinesPerComment = 36;

export function linesPerComment(repo: Repo): number {
  let lines = 0;
  let comments = 0;
  for (const file of sourceFiles(repo)) {
    const text = repo.read(file);
    lines += text.trimEnd().split('\n').length;
    comments += commentBlocks(file, text);
  }
  return comments === 0 ? Number.POSITIVE_INFINITY : lines / comments;
}

function castProblems(repo: Repo): Problem[] {
  const places = casts(repo);
  if (places.length <= maxCasts) return [];
  return places.map(({ file, line, text }) => ({
    file,
    line,
    message: `is one of ${places.length} type assertions, ${maxCasts} are allowed: ${text}`,
  }));
}

export const budgets: Rule = (repo) => {
  const density = linesPerComment(repo);
  return [
    ...castProblems(repo),
    ...spreadLiterals(repo).map(({ file, line, text }) => ({
      file,
      line,
      message: `spreads a literal into a literal: write its parts, ${text}`,
    })),
    ...(density < minLinesPerComment
      ? [{ file: '.', message: `has a comment for every ${density.toFixed(1)} lines: keep those that say why` }]
      : []),
  ];
};
