import type { Problem, Repo } from './repo.ts';

/** Line numbers stay the same. */
export function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, '')).replace(/(^|\s)\/\/.*$/gm, '$1');
}

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
