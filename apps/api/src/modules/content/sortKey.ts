import type { ContentType } from '@fundfront/content-model';
import { AppError } from '../../errors.ts';
import type { SortKey } from './queries/list.ts';

/** The order behind a name: a column of the type's list, `updatedAt`, or `tree`. Throws VALIDATION for any other. */
export function sortKey(type: ContentType, name: string): SortKey {
  if (name === 'updatedAt') return { by: 'updatedAt' };
  if (name === 'tree' && type.tree) return { by: 'tree' };
  const field = type.list.columns.includes(name) ? type.fields[name] : undefined;
  if (!field?.column) {
    const message = `${type.labels.many} cannot be sorted by ${name}`;
    throw new AppError('VALIDATION', message, { fields: [{ path: 'sort', message }] });
  }
  return { by: 'field', field: name, value: field.column, translated: field.translated };
}
