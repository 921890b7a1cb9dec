import type { Problem, Repo } from './repo.ts';

/** One problem for each line of a file that the pattern matches. */
export function matchingLines(repo: Repo, file: string, pattern: RegExp, message: string): Problem[] {
  return repo
    .read(file)
    .split('\n')
    .flatMap((text, index) => {
      const found = text.match(pattern)?.[0];
      return found ? [{ file, line: index + 1, message: `${found.trim()} ${message}` }] : [];
    });
}
