import { parse } from 'yaml';
import type { Problem, Rule } from '../repo.ts';
import { type Manifest, workspacePackages } from '../workspace.ts';

const exact = /^\d+\.\d+\.\d+(-[\w.]+)?$/;
const kinds = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'] as const;
// The launcher reads these before pnpm is there to look into a catalog (ADR 001).
const pinnedAtRoot = new Set(['node', 'pnpm']);

type WorkspaceFile = { catalog?: Record<string, string>; nodeVersion?: string };
type Declared = { file: string; name: string; version: string };

function declaredIn(file: string, manifest: Manifest): Declared[] {
  return kinds.flatMap((kind) =>
    Object.entries(manifest[kind] ?? {}).map(([name, version]) => ({ file, name, version })),
  );
}

function rootProblems(root: Manifest, workspace: WorkspaceFile): Problem[] {
  const file = 'package.json';
  const { node, pnpm } = root.devDependencies ?? {};
  const problems: Problem[] = [];
  if (node !== workspace.nodeVersion)
    problems.push({ file, message: `node ${node} differs from nodeVersion in pnpm-workspace.yaml` });
  if (!root.packageManager?.startsWith(`pnpm@${pnpm}`))
    problems.push({ file, message: `pnpm ${pnpm} differs from packageManager` });
  return problems;
}

function declarationProblem({ file, name, version }: Declared): Problem[] {
  if (version === 'catalog:' || version === 'workspace:*') return [];
  if (file === 'package.json' && pinnedAtRoot.has(name) && exact.test(version)) return [];
  return [{ file, message: `${name} "${version}" must be "catalog:" or "workspace:*"` }];
}

function catalogProblems(catalog: Record<string, string>, declared: Declared[]): Problem[] {
  const used = new Set(declared.map(({ name }) => name));
  const file = 'pnpm-workspace.yaml';
  return Object.entries(catalog).flatMap(([name, version]) => [
    ...(exact.test(version) ? [] : [{ file, message: `${name} "${version}" must be an exact version` }]),
    ...(used.has(name) ? [] : [{ file, message: `${name} is in the catalog but no package uses it` }]),
  ]);
}

export const oneVersion: Rule = (repo) => {
  const workspace: WorkspaceFile = parse(repo.read('pnpm-workspace.yaml'));
  const root: Manifest = JSON.parse(repo.read('package.json'));
  const declared = [
    ...declaredIn('package.json', root),
    ...workspacePackages(repo).flatMap(({ folder, manifest }) => declaredIn(`${folder}/package.json`, manifest)),
  ];
  return [
    ...rootProblems(root, workspace),
    ...declared.flatMap(declarationProblem),
    ...catalogProblems(workspace.catalog ?? {}, declared),
  ];
};
