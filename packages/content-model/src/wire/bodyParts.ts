import type { UploadKind } from '../fields/upload/uploadKinds.ts';
import { locales } from '../locales.ts';
import type * as calls from './calls.ts';

/** A part of a multipart body: files, or a text beside them. */
export interface BodyPart {
  readonly kind: 'file' | 'files' | 'text';
  readonly description: string;
  readonly values?: readonly string[];
  readonly optional?: true;
}

export type BodyParts = Readonly<Record<string, BodyPart>>;

type Calls = typeof calls;
type MultipartCall = { [Name in keyof Calls]: Calls[Name] extends { multipart: true } ? Name : never }[keyof Calls];

const documentKinds = ['cv', 'evidence'] as const satisfies readonly UploadKind[];

const parts: Record<MultipartCall, BodyParts> = {
  importEntries: {
    file: { kind: 'file', description: 'A CSV file or a workbook' },
    sheet: { kind: 'text', description: 'Which of its sheets is read; the first, without it', optional: true },
    columns: { kind: 'text', description: 'JSON: for each column the key it holds, or null', optional: true },
    digest: { kind: 'text', description: 'Of the check; needed to apply', optional: true },
  },
  replaceMedia: { file: { kind: 'file', description: 'What takes its place, of the same kind' } },
  startImport: { files: { kind: 'files', description: 'CSV files and workbooks of funds and prices' } },
  uploadDocument: {
    lang: { kind: 'text', description: 'Language of refusals; sent before the file', values: locales, optional: true },
    accept: { kind: 'text', description: 'What it is for', values: documentKinds },
    file: { kind: 'file', description: 'The CV or evidence' },
  },
  uploadFile: { file: { kind: 'file', description: 'The document' } },
  uploadImage: {
    lang: { kind: 'text', description: 'Language of refusals; sent before the file', values: locales, optional: true },
    image: { kind: 'file', description: 'The picture' },
  },
  uploadMedia: { file: { kind: 'file', description: 'The picture' } },
  uploadToLibrary: { file: { kind: 'file', description: 'The picture or document' } },
};

/** For the description of the API; not at the calls, which browsers load. */
export const bodyParts: Readonly<Partial<Record<string, BodyParts>>> = parts;
