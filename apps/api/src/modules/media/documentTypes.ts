import type { DocumentExtension } from '@fundfront/content-model';
import { keysOf } from '@fundfront/content-model/objects';
import { isZip, readZipEntries, type ZipEntry } from './zip.ts';

const extensions = {
  'application/pdf': 'pdf',
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
} as const satisfies Record<string, DocumentExtension>;

export type DocumentType = keyof typeof extensions;

const types = keysOf(extensions);

export function documentExtension(type: DocumentType): DocumentExtension {
  return extensions[type];
}

export function documentTypeOfName(name: string): DocumentType | undefined {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return types.find((type) => extensions[type] === extension);
}

const startsWithBytes = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, at) => bytes[at] === byte);
const pdfSignature = [...'%PDF-'].map((letter) => letter.charCodeAt(0));
const compoundSignature = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const wordStream = Buffer.from('WordDocument\0', 'utf16le');

function hasWordStream(bytes: Uint8Array): boolean {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = all.indexOf(wordStream);
  // An entry of the directory takes 128 bytes; byte 66 tells a stream from a folder.
  while (at >= 0 && !(at % 128 === 0 && all[at + 66] === 2)) at = all.indexOf(wordStream, at + 1);
  return at >= 0;
}

function officeTypeOf(entries: readonly ZipEntry[]): DocumentType | undefined {
  const names = new Set(entries.map(({ name }) => name));
  // With macros it is another kind, whatever its name says.
  const plain = !entries.some(({ name }) => name.toLowerCase().endsWith('vbaproject.bin'));
  if (!plain || !names.has('[Content_Types].xml')) return undefined;
  if (names.has('word/document.xml')) return 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  if (names.has('xl/workbook.xml')) return 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return undefined;
}

/** By the bytes, whatever the name says; undefined for kinds that are not allowed. */
export function documentTypeOf(bytes: Uint8Array): DocumentType | undefined {
  if (startsWithBytes(bytes, pdfSignature)) return 'application/pdf';
  if (startsWithBytes(bytes, compoundSignature)) return hasWordStream(bytes) ? 'application/msword' : undefined;
  return isZip(bytes) ? officeTypeOf(readZipEntries(bytes) ?? []) : undefined;
}
