import { type EntryData, type TemplateName, templateNames, templates } from '@fundfront/content-model';
import type { Ctx } from '../../context.ts';
import { addEntry } from './addEntry.ts';
import { pages } from './pages/index.ts';
import type { SeedPage, SeedTranslation } from './types.ts';
import { urduPages } from './urdu/index.ts';

function otherAddresses({ aliases = [], redirectsFrom = [] }: SeedPage): EntryData[] | null {
  const rows = [
    ...aliases.map((address) => ({ address, action: 'answer' })),
    ...redirectsFrom.map((address) => ({ address, action: 'redirect' })),
  ];
  return rows.length > 0 ? rows : null;
}

function englishRow(page: SeedPage): EntryData {
  const { slug, title, summary, template, body, fields } = page;
  return {
    title,
    slug,
    summary,
    template,
    body: body ?? null,
    isActive: true,
    otherAddresses: otherAddresses(page),
    ...fields,
  };
}

function urduRow(page: SeedPage, { title, summary, slug = page.slug, body, fields }: SeedTranslation): EntryData {
  return { title, slug, summary, body: body ?? null, otherAddresses: otherAddresses(page), ...fields };
}

async function seedBranch(
  ctx: Ctx,
  page: SeedPage,
  parent: { id: string | null; address: string },
  ids: Map<string, string>,
): Promise<void> {
  const address = `${parent.address}/${page.slug}`;
  const urdu = urduPages[address];
  const id = await addEntry(ctx, {
    type: 'page',
    locale: 'en',
    parentId: parent.id,
    data: englishRow(page),
    ...(urdu && { translation: { locale: 'ur', data: urduRow(page, urdu) } }),
  });
  ids.set(address, id);
  for (const child of page.children ?? []) await seedBranch(ctx, child, { id, address }, ids);
}

const templatesOf = ({ template, children = [] }: SeedPage): TemplateName[] => [
  template,
  ...children.flatMap(templatesOf),
];

export function samplePage(name: TemplateName): EntryData {
  const { label, help, samplePath, fields } = templates[name];
  const examples = Object.entries(fields).map(([key, field], at) => [key, field.example(at)] as const);
  const slug = samplePath.slice(samplePath.lastIndexOf('/') + 1);
  return {
    title: label,
    slug,
    summary: help,
    template: name,
    body: null,
    isActive: true,
    otherAddresses: null,
    ...Object.fromEntries(examples),
  };
}

/** @returns the pages' ids by address */
export async function seedPages(ctx: Ctx): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  for (const page of pages) await seedBranch(ctx, page, { id: null, address: '' }, ids);
  const shown = new Set(pages.flatMap(templatesOf));
  for (const name of templateNames.filter((template) => !shown.has(template)))
    await addEntry(ctx, { type: 'page', locale: 'en', data: samplePage(name) });
  return ids;
}
