import * as v from 'valibot';
import { limits } from '../../limits.ts';
import { jsonCell } from '../cell.ts';
import { type FieldOf, type FieldOptions, field, joinedValues, noText } from '../field.ts';

export interface FileValue {
  src: string;
  name: string;
  mediaType: string;
  bytes: number;
  /** Of a PDF; null where pages are not counted. */
  pages: number | null;
  /** Of its present content, 64 hexadecimal digits. Only on what the API answers to the site; never stored. */
  sha256?: string | undefined;
}

export const documentExtensions = ['pdf', 'doc', 'docx', 'xlsx'] as const;

export type DocumentExtension = (typeof documentExtensions)[number];

export type FileField = FieldOf<'file', FileValue>;

const count = v.pipe(v.number(), v.integer(), v.minValue(1));

export function file(options: FieldOptions): FileField {
  const upload = `Upload a file for ${options.label.toLowerCase()}`;
  const published = v.strictObject(
    {
      src: v.pipe(v.string(upload), v.regex(/^\/api\/files\/[\w.-]+$/, upload)),
      name: v.pipe(
        v.string(upload),
        v.trim(),
        v.minLength(1, 'Give the file a name'),
        v.maxLength(limits.fileNameLength, `The name can be at most ${limits.fileNameLength} characters`),
      ),
      mediaType: v.pipe(v.string(upload), v.maxLength(100)),
      bytes: count,
      pages: v.nullable(count),
    },
    upload,
  );
  return field(
    'file',
    options,
    { published, delivered: v.strictObject({ ...published.entries, sha256: v.optional(v.string()) }) },
    {
      defaultValue: null,
      direction: 'text',
      column: null,
      plainText: joinedValues,
      searchText: noText,
      example: () => ({
        src: '/api/files/document.pdf',
        name: 'Document.pdf',
        mediaType: 'application/pdf',
        bytes: 1_000,
        pages: 1,
      }),
    },
    {
      holds: 'document',
      cell: jsonCell(options.label, 'JSON, as an export writes it: a new file is added in the editor'),
    },
  );
}
