import { isTest } from '../boundaries/dependencyRules.ts';
import { type Import, readModules, relativeTarget } from '../boundaries/imports.ts';
import type { Repo, Rule } from '../repo.ts';
import { workspacePackages } from '../workspace.ts';

const limit = 25;

/**
 * Where a file is one thing of many by the architecture, however short: definitions, messages, rules, tables of the
 * database, the site's getters (nothing else may fetch), and what a framework finds by its name.
 */
const ownFile = [
  /^packages\/content-model\/src\/(types|templates|sections|fields|forms|wire)\//,
  /\/(page|layout|route|error|not-found|global-not-found|instrumentation|proxy|index)\.tsx?$/,
  /\/(routes|queries)\.ts$|\/queries\//,
  /\/db\/(schema|seed|migrations)\/|\/ports\/fake\w+\.ts$/,
  /\.(css|config|worker)\.ts$|\/scripts\/|\/\.storybook\//,
  /\/(i18n|messages)\//,
  /^tooling\/checks\/rules\/|^apps\/site\/src\/content\//,
];

const isComponent = (file: string) => /\/[A-Z]\w*\.tsx$/.test(file);
const stem = (file: string) => file.replace(/(\.(test|stories))?\.\w+$/, '');

function targetOf(repo: Repo, folders: Map<string, string>, file: string, specifier: string): string | undefined {
  const relative = relativeTarget(file, specifier);
  if (relative !== undefined) return relative;
  const [, name = '', inside = ''] = specifier.match(/^(@fundfront\/[^/]+)\/(.+)$/) ?? [];
  const folder = folders.get(name);
  return (
    folder &&
    repo.files.find((known) => !isTest(known) && known.startsWith(`${folder}/`) && stem(known).endsWith(`/${inside}`))
  );
}

export const singleImporters: Rule = (repo) => {
  const folders = new Map(workspacePackages(repo).map(({ name, folder }) => [name, folder]));
  const modules = readModules(repo);
  const importers = new Map<string, number>();
  for (const { file, imports } of modules) {
    // A chunk of its own is a reason to be, and so is a verb (routes may not hold what speaks
    // to queries) or what a package's index offers.
    const weight = ({ dynamic }: Import) =>
      dynamic || /\/(routes|index)\.ts$|^apps\/api\/src\/http\//.test(file) ? 2 : 1;
    const targets = new Map(
      imports.map((imported) => [targetOf(repo, folders, file, imported.specifier), weight(imported)]),
    );
    for (const [target, count] of targets)
      if (target && !(isTest(file) && stem(target) === stem(file)))
        importers.set(target, (importers.get(target) ?? 0) + count);
  }
  return modules
    .map(({ file }) => file)
    .filter((file) => importers.get(file) === 1 && !isTest(file) && !isComponent(file))
    .filter((file) => !ownFile.some((pattern) => pattern.test(file)))
    .map((file) => ({ file, lines: repo.read(file).trimEnd().split('\n').length }))
    .filter(({ lines }) => lines <= limit)
    .map(({ file, lines }) => ({ file, message: `has ${lines} lines and one importer: let it live there` }));
};
