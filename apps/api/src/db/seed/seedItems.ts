import type { ContentTypeName, EntryData, FileValue } from '@fundfront/content-model';
import { dayMs } from '@fundfront/content-model/karachi';
import type { Ctx } from '../../context.ts';
import { currentEntries } from '../../modules/import/queries/entries.ts';
import { mediaPath } from '../../modules/media/addresses.ts';
import { storeFile } from '../../modules/media/storeFile.ts';
import { uploadMedia } from '../../modules/media/uploadMedia.ts';
import { addEntry } from './addEntry.ts';
import { funds } from './funds.ts';
import { activities } from './items/activities.ts';
import { albums } from './items/albums.ts';
import { articles } from './items/articles.ts';
import { branches } from './items/branches.ts';
import { cutOffs } from './items/cutOffs.ts';
import { distributors } from './items/distributors.ts';
import type { SeedDocument } from './items/documents/document.ts';
import { documents } from './items/documents/index.ts';
import { fundFiguresOf } from './items/fundFigures.ts';
import { people } from './items/people.ts';
import { replyTemplates } from './items/replyTemplates.ts';
import { searchSynonyms } from './items/searchSynonyms.ts';
import { advisoryServices, researchSections } from './items/services.ts';
import { vacancies } from './items/vacancies.ts';
import { sampleDocument } from './sampleDocument.ts';
import { type Scene, sceneSvg } from './sceneSvg.ts';

/** Ids of entries by their slug. */
type Ids = ReadonlyMap<string, string>;

interface Item {
  slug: string;
  ur: object;
}

function addItem(ctx: Ctx, type: ContentTypeName, item: Item, made: EntryData = {}, sample = false): Promise<string> {
  const { ur, ...data } = item;
  return addEntry(ctx, {
    ...{ type, sample },
    locale: 'en',
    data: { ...data, ...made },
    translation: { locale: 'ur', data: { ...ur, slug: item.slug } },
  });
}

async function picture(ctx: Ctx, scene: Scene, alt: string): Promise<EntryData> {
  return { ...(await uploadMedia({ ctx, input: { name: `${scene}.svg`, bytes: sceneSvg(scene) } })), alt };
}

/** The words next to the picture say the same: nothing to describe. */
const decoration = (ctx: Ctx, scene: Scene | undefined) => (scene ? picture(ctx, scene, '') : null);

const idOf = (ids: Ids, slug: string | undefined): string | null => {
  if (slug === undefined) return null;
  const id = ids.get(slug);
  if (id === undefined) throw new Error(`The sample has no “${slug}” to refer to`);
  return id;
};

async function fileOf(ctx: Ctx, document: SeedDocument): Promise<FileValue> {
  const { title, slug, section, date, effectiveDate = null, language = null, ur } = document;
  const fund = funds.find((each) => each.slug === document.fund) ?? null;
  const titles = { en: title, ur: ur.title };
  const { bytes, pages } = await sampleDocument({ slug, title: titles, section, date, effectiveDate, language, fund });
  const file = { name: `${slug}.pdf`, mediaType: 'application/pdf' };
  // Not by `uploadFile`: it reads untrusted files in a process of its own, which takes twenty times as long as making one.
  const { name } = await storeFile(ctx, {
    bytes,
    extension: 'pdf',
    mediaType: file.mediaType,
    originalName: file.name,
    title,
    pages,
  });
  return { ...file, src: mediaPath({ kind: 'pdf', name }), bytes: bytes.byteLength, pages };
}

async function seedResearch(ctx: Ctx): Promise<Ids> {
  const ids = new Map<string, string>();
  for (const section of researchSections) ids.set(section.slug, await addItem(ctx, 'researchSection', section));
  return ids;
}

async function seedDocuments(ctx: Ctx, fundIds: Ids): Promise<void> {
  const sectionIds = await seedResearch(ctx);
  const ids = new Map<string, string>();
  for (const document of documents) {
    const { fund, supersedes, research, ...item } = document;
    const made = {
      fund: idOf(fundIds, fund),
      supersedes: idOf(ids, supersedes),
      researchSection: idOf(sectionIds, research),
      file: await fileOf(ctx, document),
    };
    ids.set(item.slug, await addItem(ctx, 'document', item, made, fund !== undefined));
  }
}

async function seedAlbums(ctx: Ctx): Promise<Ids> {
  const ids = new Map<string, string>();
  for (const { pictures, ...item } of albums) {
    const rows = [];
    for (const { scene, alt, ...captions } of pictures) {
      rows.push({ image: await picture(ctx, scene, alt), ...captions });
    }
    ids.set(item.slug, await addItem(ctx, 'album', item, { pictures: rows }));
  }
  return ids;
}

async function seedNews(ctx: Ctx): Promise<void> {
  const albumIds = await seedAlbums(ctx);
  for (const { scene, album, ...item } of activities) {
    const made = { image: await decoration(ctx, scene), album: idOf(albumIds, album) };
    await addItem(ctx, 'activity', item, made);
  }
  for (const { scene, ...item } of articles) {
    await addItem(ctx, 'article', item, { image: await decoration(ctx, scene) });
  }
}

async function seedVacancies(ctx: Ctx): Promise<void> {
  const day = (distance: number) =>
    new Date(ctx.ports.clock.now().getTime() + distance * dayMs).toISOString().slice(0, 10);
  for (const { postedBefore, closesIn, ...item } of vacancies) {
    const closingDate = closesIn === undefined ? null : day(closesIn);
    await addItem(ctx, 'vacancy', item, { date: day(-postedBefore), closingDate });
  }
}

/** Samples, as their funds are: they go when real funds come. */
async function seedFundFigures(ctx: Ctx, fundIds: Ids): Promise<void> {
  for (const fund of funds) {
    const made = { fund: idOf(fundIds, fund.slug) };
    for (const { expenses, investments } of fundFiguresOf(fund)) {
      await addItem(ctx, 'expenseRatio', expenses, made, true);
      await addItem(ctx, 'fundInvestment', investments, made, true);
    }
  }
}

/** Samples as well: nobody is to order a real fund by a sample time. */
async function seedCutOffs(ctx: Ctx): Promise<void> {
  const categories = await currentEntries(ctx.db, 'fundCategory');
  const ids = new Map(categories.map(({ slug, id }) => [slug, id]));
  for (const { category, ...item } of cutOffs) {
    await addItem(ctx, 'cutOff', item, { category: idOf(ids, category) }, true);
  }
}

export async function seedItems(ctx: Ctx, fundIds: Ids): Promise<void> {
  for (const person of people) await addItem(ctx, 'person', person);
  for (const branch of branches) await addItem(ctx, 'branch', branch);
  for (const distributor of distributors) await addItem(ctx, 'distributor', distributor);
  for (const service of advisoryServices) await addItem(ctx, 'advisoryService', service);
  await seedFundFigures(ctx, fundIds);
  await seedCutOffs(ctx);
  for (const template of replyTemplates) await addItem(ctx, 'replyTemplate', template);
  for (const data of searchSynonyms) await addEntry(ctx, { type: 'searchSynonym', locale: 'en', data: { ...data } });
  await seedVacancies(ctx);
  await seedNews(ctx);
  await seedDocuments(ctx, fundIds);
}
