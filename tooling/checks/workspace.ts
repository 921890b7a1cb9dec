import type { Repo } from './repo.ts';

export type WorkspacePackage = { folder: string; name: string; manifest: Manifest };

export type Manifest = {
  name: string;
  packageManager?: string;
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};

export function workspacePackages(repo: Repo): WorkspacePackage[] {
  return repo.files
    .filter((file) => /^(apps|packages|tooling)\/[^/]+\/package\.json$/.test(file))
    .map((file) => {
      const manifest: Manifest = JSON.parse(repo.read(file));
      return { folder: file.slice(0, -'/package.json'.length), name: manifest.name, manifest };
    });
}
