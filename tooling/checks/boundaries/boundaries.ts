import type { Problem, Rule } from '../repo.ts';
import { type WorkspacePackage, workspacePackages } from '../workspace.ts';
import { importCycles } from './cycles.ts';
import {
  isTest,
  type Layer,
  layers,
  libraryRules,
  packageDependencies,
  sharedPackages,
  testPackages,
} from './dependencyRules.ts';
import { type Import, packageName, readModules, relativeTarget } from './imports.ts';

type ImportSite = { from: WorkspacePackage; file: string; imported: Import };

export const boundaries: Rule = (repo) => {
  const packages = workspacePackages(repo);
  const names = new Set(packages.map(({ name }) => name));
  const modules = readModules(repo);
  const unknown = packages
    .filter(({ folder }) => !packageDependencies[folder])
    .map(({ folder }) => ({ file: `${folder}/package.json`, message: 'has no entry in packageArrows' }));
  const broken = modules.flatMap(({ file, imports }) => {
    const from = packages.find(({ folder }) => file.startsWith(`${folder}/`));
    if (!from) return [];
    return imports.flatMap((imported) => {
      const site = { from, file, imported };
      return [...acrossPackages(site, names), ...acrossLayers(site), ...libraries(site)];
    });
  });
  return [...unknown, ...broken, ...importCycles(modules)];
};

function problem({ file, imported }: ImportSite, why: string): Problem[] {
  return [{ file, line: imported.line, message: `may not import ${imported.specifier}: ${why}` }];
}

function acrossPackages(site: ImportSite, names: Set<string>): Problem[] {
  const { from, file, imported } = site;
  const target = relativeTarget(file, imported.specifier);
  if (target !== undefined) {
    if (!target.startsWith(`${from.folder}/`)) return problem(site, 'a relative path must stay inside its package');
    if (!/\.\w+$/.test(target)) return problem(site, 'write the file with its extension');
    return [];
  }
  const name = packageName(imported.specifier);
  if (!name || !names.has(name) || sharedPackages.includes(name)) return [];
  if (testPackages.includes(name) && isTest(file)) return [];
  if (name === from.name) return problem(site, 'import inside a package by relative path');
  if (packageDependencies[from.folder]?.includes(name)) return [];
  return problem(site, `there is no arrow from ${from.folder} to it`);
}

function layerOf(folder: string, file: string): Layer | undefined {
  return layers[folder]?.find(({ files }) => files.test(file.slice(folder.length + 1)));
}

/** What `isolated` keeps apart. */
const unit = (file: string) => file.split('/').slice(0, 5).join('/');

function acrossLayers(site: ImportSite): Problem[] {
  const { from, file, imported } = site;
  const target = relativeTarget(file, imported.specifier);
  const own = layerOf(from.folder, file);
  const other = target && layerOf(from.folder, target);
  if (!target || !other || isTest(file)) return [];
  if (!own) return isEntry(from.folder, file) ? [] : problem(site, `a shared file may not know ${other.name}`);
  if (own.name === other.name)
    return own.isolated && unit(file) !== unit(target) ? problem(site, `${own.name} do not import each other`) : [];
  if (own.canImport.includes(other.name)) return [];
  if (imported.typeOnly && own.typeImports?.includes(other.name)) return [];
  return problem(site, `${own.name} may not know ${other.name}`);
}

function isEntry(folder: string, file: string): boolean {
  return /^(src\/cli\/|src\/[^/]+\.tsx?$|[^/]+\.ts$|scripts\/)/.test(file.slice(folder.length + 1));
}

function libraries(site: ImportSite): Problem[] {
  const name = packageName(site.imported.specifier);
  if (!name) return [];
  const inside = site.file.slice(site.from.folder.length + 1);
  return libraryRules
    .filter(
      ({ library, within, allowedIn: onlyIn }) =>
        within === site.from.folder && library.test(name) && !onlyIn.test(inside),
    )
    .filter(({ within }) => within === 'packages/content-model' || !isTest(site.file))
    .flatMap(({ message }) => problem(site, message));
}
