import { isTest } from '../boundaries/dependencyRules.ts';
import { readModules, relativeTarget } from '../boundaries/imports.ts';
import type { Rule } from '../repo.ts';

const limit = 25;

/**
 * Where a file is one thing of many by the architecture, however short: definitions, messages, tables of the database,
 * and what a framework finds by its name.
 */
const ownFile = [
  /^packages\/content-model\/src\/(types|templates|sections|fields|forms|wire)\//,
  /\/(page|layout|route|error|not-found|global-not-found|instrumentation|proxy|index)\.tsx?$/,
  /\/(routes|queries)\.ts$|\/queries\//,
  /\/db\/(schema|seed|migrations)\//,
  /\.(css|config|worker)\.ts$|\/scripts\/|\/\.storybook\//,
  /\/i18n\//,
];

const isComponent = (file: string) => /\/[A-Z]\w*\.tsx$/.test(file);

/** A thought that one file alone needs, and that fits into a few lines, lives in that file. */
export const singleImporters: Rule = (repo) => {
  const modules = readModules(repo).filter(({ file }) => !isTest(file));
  const importers = new Map<string, number>();
  for (const { file, imports } of modules) {
    const targets = new Set(imports.flatMap(({ specifier }) => relativeTarget(file, specifier) ?? []));
    for (const target of targets) importers.set(target, (importers.get(target) ?? 0) + 1);
  }
  return modules
    .map(({ file }) => file)
    .filter((file) => importers.get(file) === 1 && !isComponent(file) && !ownFile.some((pattern) => pattern.test(file)))
    .map((file) => ({ file, lines: repo.read(file).trimEnd().split('\n').length }))
    .filter(({ lines }) => lines <= limit)
    .map(({ file, lines }) => ({ file, message: `has ${lines} lines and one importer: let it live there` }));
};
