import type { ContentType } from '../defineContentType.ts';
import { limits } from '../limits.ts';

export function checkRegistry(types: Readonly<Record<string, ContentType>>): string[] {
  const problems: string[] = [];
  const seen = new Set<string>();
  for (const [key, type] of Object.entries(types)) {
    if (key !== type.name) problems.push(`${key} is declared under another name: ${type.name}`);
    if (seen.has(type.path)) problems.push(`${type.path} is the path of two types`);
    seen.add(type.path);
    if (type.list.columns.length > limits.listColumns) problems.push(`${key} has too many columns for a list`);
    for (const needed of ['title', 'slug']) if (!type.fields[needed]) problems.push(`${key} has no ${needed}`);
    for (const [name, field] of Object.entries(type.fields)) {
      if (field.references !== null && !Object.hasOwn(types, field.references)) {
        problems.push(`${key}.${name} points to an unknown type: ${field.references}`);
      }
    }
  }
  return problems;
}
