import { documentExtensions, type FileValue, limits } from '@fundfront/content-model';
import { formatBytes } from '@fundfront/content-model/bytes';

/** As the file chooser of a browser takes them. */
export const acceptedDocuments = documentExtensions.map((extension) => `.${extension}`).join();

export const documentHelp = `PDF, Word or Excel, up to ${formatBytes(limits.uploadBytes)}`;

const extensionOf = (name: string) => name.slice(name.lastIndexOf('.'));

/** "PDF, 82 KB, 4 pages": what tells one file from another without opening it. */
export function describeFile({ src, bytes, pages }: FileValue): string {
  const facts = [extensionOf(src).slice(1).toUpperCase(), formatBytes(bytes)];
  if (pages !== null) facts.push(pages === 1 ? '1 page' : `${pages} pages`);
  return facts.join(', ');
}

/** A name for a visitor's disk with the ending that the file has; without it, their computer does not know what to open. */
export function withExtension(name: string, src: string): string {
  const extension = extensionOf(src);
  const own = name.trim();
  return own === '' || own.toLowerCase().endsWith(extension) ? own : `${own}${extension}`;
}
