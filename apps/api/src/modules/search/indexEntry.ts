import {
  type ContentType,
  contentTypes,
  type EntryData,
  fieldsOf,
  type Locale,
  locales,
  templates,
} from '@fundfront/content-model';
import { questionAnchors } from '@fundfront/content-model/anchors';
import { fold } from '@fundfront/content-model/fold';
import { htmlToLine } from '@fundfront/content-model/htmlToText';
import { synonymsIn } from '@fundfront/content-model/synonyms';
import * as v from 'valibot';
import type { Ctx } from '../../context.ts';
import { titlesOf } from '../live/queries.ts';
import { textOf } from '../live/values.ts';
import { nameOfPath } from '../media/addresses.ts';
import { deleteDocuments, replaceDocuments, type SearchDocument, textsOfFiles } from './queries/documents.ts';
import { deleteSynonyms, insertTerms, replaceSynonyms } from './queries/words.ts';
import { isListedKind, isSearchable, listOnPage } from './searchable.ts';
import { spaced, stemOf, termsOf } from './terms.ts';

const answerLength = 200;

function searchBody(type: ContentType, data: EntryData): string {
  const fields = Object.entries(fieldsOf(type, data)).filter(([key]) => key !== 'title' && key !== 'questions');
  return fields
    .map(([key, field]) => field.searchText(data[key]))
    .filter(Boolean)
    .join(' ');
}

/** What the files in its own fields say; a link in a text finds no page by what it leads to. */
async function fileTexts(ctx: Ctx, type: ContentType, data: EntryData): Promise<string> {
  const names = Object.entries(fieldsOf(type, data)).flatMap(([key, { holds }]) => {
    const value = data[key];
    const src =
      holds === 'document' && typeof value === 'object' && value !== null && 'src' in value ? value.src : null;
    return (typeof src === 'string' && nameOfPath(src)) || [];
  });
  return names.length === 0 ? '' : (await textsOfFiles(ctx.db, names)).join(' ');
}

const pricedWords: Record<Locale, string> = {
  en: 'NAV price returns performance risk profile',
  ur: 'این اے وی قیمت منافع کارکردگی خطرے کی سطح',
};

/** What a fund's page says beside the texts of the fund: its category, and figures. */
async function wordsOfFund(ctx: Ctx, locale: Locale, data: EntryData): Promise<string> {
  const category = textOf(data, 'category');
  const titles = category === null ? [] : await titlesOf(ctx.db, locale, [category]);
  return [...titles.map(({ title }) => title), pricedWords[locale]].join(' ');
}

export interface SearchEntry {
  entryId: string;
  locale: Locale;
  type: ContentType;
  data: EntryData;
}

function questionsOf({ entryId, locale, data }: SearchEntry): SearchDocument[] {
  const parsed = v.safeParse(templates.faq.fields.questions.published, data.questions);
  const rows = parsed.success ? parsed.output : [];
  const anchors = questionAnchors(rows.map(({ question }) => question));
  return rows.map(({ group, question, answer }, index) => {
    const text = htmlToLine(answer);
    return {
      entryId,
      locale,
      anchor: anchors[index] ?? '',
      listed: true,
      title: spaced(fold(question)),
      body: spaced(fold(`${group} ${text}`)),
      heading: question,
      summary: text.length > answerLength ? `${text.slice(0, answerLength).replace(/\s\S*$/, '')}…` : text,
    };
  });
}

async function documentsOf(ctx: Ctx, entry: SearchEntry): Promise<SearchDocument[]> {
  const { entryId, locale, type, data } = entry;
  const more = type.name === 'fund' ? await wordsOfFund(ctx, locale, data) : '';
  const own = {
    entryId,
    locale,
    listed: isListedKind(type.name),
    lists: type.name === 'page' ? listOnPage(data) : null,
    title: spaced(fold([data.title, data.subFund].filter(Boolean).join(' '))),
    body: spaced(fold(`${searchBody(type, data)} ${more} ${await fileTexts(ctx, type, data)}`)),
  };
  return data.template === 'faq' ? [own, ...questionsOf(entry)] : [own];
}

async function indexSynonyms(ctx: Ctx, entry: SearchEntry): Promise<void> {
  const phrases = synonymsIn(textOf(entry.data, 'words') ?? '');
  await replaceSynonyms(
    ctx.db,
    entry,
    phrases.map((phrase) => ({ phrase, stem: stemOf(phrase) })),
  );
  for (const locale of locales) await insertTerms(ctx.db, locale, termsOf(phrases.join(' ')));
}

export async function indexEntry(ctx: Ctx, entry: SearchEntry): Promise<void> {
  if (entry.type.name === contentTypes.searchSynonym.name) await indexSynonyms(ctx, entry);
  if (!isSearchable(entry.type)) return;
  const documents = await documentsOf(ctx, entry);
  await replaceDocuments(ctx.db, entry, documents);
  await insertTerms(ctx.db, entry.locale, termsOf(documents.map(({ title, body }) => `${title} ${body}`).join(' ')));
}

export async function unindexEntry(ctx: Ctx, { entryId, locale }: { entryId: string; locale?: Locale }): Promise<void> {
  await deleteDocuments(ctx.db, entryId, locale);
  await deleteSynonyms(ctx.db, entryId, locale);
}
