import type { Problem } from '../repo.ts';
import { type Module, relativeTarget } from './imports.ts';

/** Types included: files that need each other are one thought. */
export function importCycles(modules: Module[]): Problem[] {
  const targets = new Map(
    modules.map(({ file, imports }) => [
      file,
      imports.flatMap(({ specifier }) => relativeTarget(file, specifier) ?? []),
    ]),
  );
  const done = new Set<string>();
  const problems: Problem[] = [];
  const visit = (file: string, trail: string[]) => {
    const seenAt = trail.indexOf(file);
    if (seenAt >= 0) {
      const ring = [...trail.slice(seenAt), file].join(' → ');
      problems.push({ file, message: `is part of an import cycle: ${ring}` });
      return;
    }
    if (done.has(file)) return;
    for (const next of targets.get(file) ?? []) visit(next, [...trail, file]);
    done.add(file);
  };
  for (const { file } of modules) visit(file, []);
  return problems;
}
