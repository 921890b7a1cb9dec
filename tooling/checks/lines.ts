import type { Problem, Repo } from './repo.ts';

/** A text without its comments, every line where it was. */
export function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, '')).replace(/(^|\s)\/\/.*$/gm, '$1');
}

/** One problem for each line of a file that the pattern matches; `read` may take away what does not count. */
export function matchingLines(
  repo: Repo,
  file: string,
  pattern: RegExp,
  message: string,
  read: (text: string) => string = (text) => text,
): Problem[] {
  return read(repo.read(file))
    .split('\n')
    .flatMap((text, index) => {
      const found = text.match(pattern)?.[0];
      return found ? [{ file, line: index + 1, message: `${found.trim()} ${message}` }] : [];
    });
}
