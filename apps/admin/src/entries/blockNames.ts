import type { Locale } from '@fundfront/content-model';
import { fundFigureLabels, isFundFigureName } from '@fundfront/content-model/fundFigures';
import { listedFilesIn } from '@fundfront/content-model/richText';
import { formServices } from './formServices.ts';

type NameOf = (id: string) => string;

const idOf = (element: Element) => element.getAttribute('data-entry') ?? element.getAttribute('data-media') ?? '';

/** Writes into the blocks of a text that store ids alone what they stand for. */
export function nameBlocks(body: Element, nameOf: NameOf): void {
  for (const figure of body.querySelectorAll('[data-fund-figure]')) {
    const name = figure.getAttribute('data-fund-figure');
    figure.textContent = `[${isFundFigureName(name) ? fundFigureLabels[name] : name}: ${nameOf(idOf(figure))}]`;
  }
  for (const item of body.querySelectorAll('ul[data-block="documents"] > li'))
    item.textContent = `[${nameOf(idOf(item))}]`;
  for (const embed of body.querySelectorAll('[data-embed]')) embed.prepend(`[${embed.getAttribute('data-embed')}] `);
}

/** Of funds and files that texts name; an id that has no name on the site stays an id. */
export function useBlockNames(texts: readonly string[], locale: Locale): NameOf {
  const hasFigures = texts.some((html) => html.includes('data-fund-figure'));
  const files = formServices.useListedFiles([...new Set(texts.flatMap(listedFilesIn).map(({ id }) => id))], locale);
  const funds = formServices.useFunds(locale, hasFigures);
  const titles = new Map([...(files ?? []), ...(funds ?? [])].map(({ id, title }) => [id, title]));
  return (id) => titles.get(id) ?? id;
}
