import { Repo } from './repo.ts';
import { rules } from './rules/index.ts';

/** Runs every house rule and answers with the lines to show, none if all is well. */
export function checkRepoRules(root: string): string[] {
  const repo = new Repo(root);
  return Object.entries(rules).flatMap(([name, rule]) =>
    rule(repo).map(({ file, line, message }) => `${file}${line ? `:${line}` : ''} ${message} (${name})`),
  );
}
