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

export function typeByName(name: string): ContentTypeName {
  if (!isContentTypeName(name)) throw new Error(`An entry has the unknown type ${name}`);
  return name;
}

export function typeOfEntry(entry: { type: string }): ContentType {
  return contentType(typeByName(entry.type));
}
