import { directionOf, type Locale, limits, tagsOfItems } from '@fundfront/content-model';
import { formatBytes } from '@fundfront/content-model/bytes';
import { escapeHtml } from '@fundfront/content-model/escapeHtml';
import { documentList, listedFilesIn } from '@fundfront/content-model/richText';
import { calls, type ListedFile } from '@fundfront/content-model/wire';
import { cache } from 'react';
import { type Messages, messagesOf } from '../../i18n/index.ts';
import { fileHref } from '../../links.ts';
import { read } from '../read.ts';

export const hasDocuments = (html: string) => html.includes('data-block="documents"');

function itemOf({ title, locale: own, file }: ListedFile, locale: Locale, messages: Messages): string {
  const language = own === locale ? '' : ` lang="${own}" dir="${directionOf(own)}"`;
  const kind = file.name.split('.').at(-1)?.toUpperCase() ?? '';
  const size = formatBytes(file.bytes, messages.reading.documents);
  const link = `<a href="${escapeHtml(fileHref(file))}"${language}>${escapeHtml(title)}</a>`;
  return `<li>${link} <small><bdi dir="ltr">${escapeHtml(kind)}</bdi>${messages.comma}${size}</small></li>`;
}

const readFiles = cache((locale: Locale, ids: string, pageTags: string) =>
  read(calls.getListedFiles, { query: { locale, ids } }, [...tagsOfItems('document', locale), ...pageTags.split(' ')]),
);

/**
 * Each list with the title, kind, size and address that its files have now; what is off the site is left out, and a
 * list of which nothing is left.
 * @param tags of the read that brought the texts: a file that is replaced clears these
 */
export async function documentFiller(
  locale: Locale,
  html: string,
  pageTags: readonly string[],
): Promise<(html: string) => string> {
  const ids = [...new Set(listedFilesIn(html).map(({ id }) => id))].slice(0, limits.listedFiles);
  const files = ids.length === 0 ? [] : await readFiles(locale, ids.join(','), pageTags.join(' '));
  const byId = new Map(files.map((file) => [file.id, file]));
  const messages = messagesOf(locale);
  return (text) =>
    text.replace(documentList(), (_list, attributes: string, items: string) => {
      const shown = listedFilesIn(items).flatMap(({ id }) => byId.get(id) ?? []);
      if (shown.length === 0) return '';
      return `<ul${attributes}>${shown.map((file) => itemOf(file, locale, messages)).join('')}</ul>`;
    });
}
