import { parseSync } from 'oxc-parser';
import { isTest } from './boundaries/dependencyRules.ts';
import type { Repo } from './repo.ts';

export type Place = { file: string; line: number; text: string };

type Node = { type: string; start: number; end: number };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Without seed data and migrations, which are as long as what they hold. */
export function sourceFiles(repo: Repo): string[] {
  return repo.files.filter(
    (file) => /\.(tsx?|m?js)$/.test(file) && !file.endsWith('.d.ts') && !/\/(seed|migrations)\//.test(file),
  );
}

function nodesOf(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) nodesOf(item, visit);
  else if (isNode(value)) {
    visit(value);
    for (const inner of Object.values(value)) if (typeof inner === 'object') nodesOf(inner, visit);
  }
}

function placesIn(repo: Repo, files: string[], matches: (node: Node, text: string) => boolean): Place[] {
  return files.flatMap((file) => {
    const text = repo.read(file);
    const places: Place[] = [];
    nodesOf(parseSync(file, text).program, (node) => {
      if (!matches(node, text)) return;
      const line = text.slice(0, node.start).split('\n').length;
      places.push({ file, line, text: text.slice(node.start, node.end).split('\n')[0]?.slice(0, 80) ?? '' });
    });
    return places;
  });
}

export function casts(repo: Repo): Place[] {
  const files = sourceFiles(repo).filter((file) => !isTest(file));
  return placesIn(
    repo,
    files,
    (node, text) =>
      (node.type === 'TSAsExpression' || node.type === 'TSTypeAssertion') &&
      !/\bas\s+const$/.test(text.slice(node.start, node.end)),
  );
}

/** Such a spread does nothing but make the formatter fill its lines. */
export function spreadLiterals(repo: Repo): Place[] {
  return placesIn(
    repo,
    sourceFiles(repo),
    (node) =>
      /^(SpreadElement|JSXSpreadAttribute)$/.test(node.type) &&
      'argument' in node &&
      isNode(node.argument) &&
      /^(Object|Array)Expression$/.test(node.argument.type),
  );
}

export function commentBlocks(file: string, text: string): number {
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length;
  let blocks = 0;
  let lastLine = -1;
  for (const { type, start, end } of parseSync(file, text).comments) {
    if (type === 'Block' || lineOf(start) !== lastLine + 1) blocks += 1;
    lastLine = type === 'Block' ? -1 : lineOf(end);
  }
  return blocks;
}
