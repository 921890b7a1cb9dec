import type { Locale } from '@fundfront/content-model';
import { withoutWrittenFigures } from '@fundfront/content-model/richText';
import { bindUrdu } from '../bindUrdu.ts';
import { sanitize } from '../sanitize.ts';
import { documentFiller, hasDocuments } from './documents.ts';
import { fillEmbeds, hasEmbed } from './embeds.ts';
import { figureFiller, hasFigure } from './figures.ts';

const hasBlock = (html: string) => hasFigure(html) || hasDocuments(html) || hasEmbed(html);

const asIs = (html: string) => html;

/**
 * What the API delivered, with the blocks of its texts showing what is there now. Texts without a block are as they were.
 * @param tags of that read
 */
export async function fillBlocks<Response>(
  locale: Locale,
  response: Response,
  tags: readonly string[],
): Promise<Response> {
  const bound = locale === 'ur' ? bindUrdu(response) : response;
  const json = JSON.stringify(bound);
  const html = json.replaceAll('\\"', '"');
  if (!hasBlock(html)) return bound;
  const fillFigures = hasFigure(html) ? await figureFiller(locale) : asIs;
  const fillDocuments = hasDocuments(html) ? await documentFiller(locale, html, tags) : asIs;
  return JSON.parse(json, (_key, value) =>
    typeof value === 'string' && hasBlock(value)
      ? fillEmbeds(fillDocuments(fillFigures(withoutWrittenFigures(sanitize(value)))), locale)
      : value,
  );
}
