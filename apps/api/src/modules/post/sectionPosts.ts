import { parseSectionGroup, sectionName, sections, slugify } from '@fundfront/content-model';
import type { WirePost } from '@fundfront/content-model/wire';
import * as v from 'valibot';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { resolveLinks } from '../links/resolveLinks.ts';
import { liveData } from '../live/liveData.ts';
import { type LiveRow, liveOfKeys } from '../live/queries.ts';
import { imageOf, keyValuesOf, textOf } from '../live/values.ts';

const rows = v.fallback(v.array(v.object({ title: v.string(), url: v.nullish(v.string()) })), []);

function childPost({ title, url }: { title: string; url?: string | null | undefined }): WirePost {
  const seo = url ? [{ key: 'url', value: url }] : [];
  return { type: 'post', slug: slugify(title), title, body: '', image: null, seo, isActive: true, children: [] };
}

function sectionPost(row: LiveRow, name: string): WirePost {
  const data = liveData(row);
  return {
    type: 'post',
    slug: row.slug,
    title: row.title,
    body: textOf(data, 'body') ?? '',
    image: imageOf(data, 'image'),
    // The specification finds a section by this pair.
    seo: [{ key: 'section', value: name }, ...keyValuesOf(data, 'seo').filter(({ key }) => key !== 'section')],
    isActive: data.isActive === true,
    children: v.parse(rows, data.children).map(childPost),
  };
}

/** `slug` such as `ur-main-footer`; in the specification's order, without those switched off. */
export async function sectionPosts({ ctx, slug }: { ctx: Ctx; slug: string }): Promise<WirePost[]> {
  const wanted = parseSectionGroup(slug);
  if (!wanted) throw new AppError('NOT_FOUND', 'There is no such group of posts.');
  const keys = sections.filter(({ group }) => group === wanted.group).map(({ key }) => key);
  const found = new Map((await liveOfKeys(ctx.db, wanted.locale, keys)).map((row) => [row.key, row]));
  const shown = keys
    .flatMap((key) => {
      const row = found.get(key);
      return row ? [sectionPost(row, sectionName(key, wanted.locale))] : [];
    })
    .filter(({ isActive }) => isActive);
  return resolveLinks(ctx, wanted.locale, shown);
}
