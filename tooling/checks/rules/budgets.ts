import type { Problem, Repo, Rule } from '../repo.ts';
import { casts, commentBlocks, sourceFiles, spreadLiterals } from '../syntax.ts';

/** Type assertions that the whole repository may hold: each in a helper that says why it is sound. */
const maxCasts = 10;

/** Lines of code to one comment, at least: what a name or the code says already needs none. */
const minLinesPerComment = 25;

/** Lines of all source files for each of their comments. */
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

/** What is fine now and then, and tells of something wrong when there is much of it. */
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
