import { type ContentTypeName, contentType } from '@fundfront/content-model';

/** Where a file is read into entries of a type. */
export function sheetImportPath(type: ContentTypeName): string {
  return `/admin/import/${contentType(type).path}`;
}
