import {
  type ContentType,
  type ContentTypeName,
  contentType,
  contentTypeByPath,
  isContentTypeName,
} from '@fundfront/content-model';
import { AppError } from '../../errors.ts';

export function typeByPath(path: string): ContentTypeName {
  const name = contentTypeByPath(path);
  if (!name) throw new AppError('NOT_FOUND', `There is no kind of content called ${path}.`);
  return name;
}

export function typeOfEntry(entry: { type: string }): ContentType {
  if (!isContentTypeName(entry.type)) throw new Error(`An entry has the unknown type ${entry.type}`);
  return contentType(entry.type);
}
