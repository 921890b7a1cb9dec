import path from 'node:path';
import { parseSync } from 'oxc-parser';
import type { Repo } from '../repo.ts';

export type Import = { specifier: string; line: number; typeOnly: boolean; dynamic?: true };

export type Module = { file: string; imports: Import[] };

const source = /\.(tsx?|m?js)$/;

/** Read by oxc-parser; ADR 003 says why not by dependency-cruiser. */
export function readModules(repo: Repo): Module[] {
  return repo.files
    .filter((file) => source.test(file) && !file.endsWith('.d.ts'))
    .map((file) => ({ file, imports: importsOf(file, repo.read(file)) }));
}

function importsOf(file: string, text: string): Import[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  const line = (offset: number) => text.slice(0, offset).split('\n').length;
  const fromImports = staticImports.map(({ moduleRequest, entries, start }) => ({
    specifier: moduleRequest.value,
    line: line(start),
    typeOnly: entries.length > 0 && entries.every((entry) => entry.isType),
  }));
  const fromExports = staticExports.flatMap(({ entries, start }) => {
    const specifier = entries.find((entry) => entry.moduleRequest)?.moduleRequest?.value;
    return specifier ? [{ specifier, line: line(start), typeOnly: entries.every((entry) => entry.isType) }] : [];
  });
  const fromCalls = dynamicImports.flatMap(({ moduleRequest, start }) => {
    const literal = text.slice(moduleRequest.start, moduleRequest.end).match(/^(['"`])([^'"`$]+)\1$/)?.[2];
    return literal ? [{ specifier: literal, line: line(start), typeOnly: false, dynamic: true as const }] : [];
  });
  return [...fromImports, ...fromExports, ...fromCalls];
}

export function relativeTarget(file: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  return path.posix.join(path.posix.dirname(file), specifier.replace(/\?.*$/, ''));
}

export function packageName(specifier: string): string | undefined {
  if (/^[./]|^node:|^data:/.test(specifier)) return undefined;
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
