import { type ContentType, contentTypes, homePath, type Locale } from '@fundfront/content-model';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { listingTitle } from '../links/queries.ts';
import { livePathsOf } from '../paths/queries.ts';
import type { Entry } from './queries/entries.ts';
import { findChild, findReferrer } from './queries/references.ts';

async function assertNotReferenced(ctx: Ctx, entry: Entry, live: boolean): Promise<void> {
  const types: ContentType[] = Object.values(contentTypes);
  for (const type of types) {
    for (const [field, { references }] of Object.entries(type.fields)) {
      if (references !== entry.type) continue;
      const title = await findReferrer(ctx.db, { type: type.name, field, id: entry.id, live });
      if (title !== undefined) throw new AppError('IN_USE', `“${title}” needs this. Change it first.`);
    }
  }
}

async function assertNotListed(ctx: Ctx, entry: Entry): Promise<void> {
  if (entry.type !== 'document') return;
  const title = await listingTitle(ctx.db, entry.id);
  if (title !== undefined) throw new AppError('IN_USE', `“${title}” lists this on the site. Take it out there first.`);
}

async function assertNotHome(ctx: Ctx, entry: Entry, locale?: Locale): Promise<void> {
  const rows = await livePathsOf(ctx.db, [entry.id]);
  const isHome = rows.some(
    (row) => row.path === homePath && row.role === 'canonical' && (!locale || row.locale === locale),
  );
  if (isHome) throw new AppError('IN_USE', 'This is the first page of the site, so it has to stay.');
}

export async function assertCanUnpublish(ctx: Ctx, entry: Entry, type: ContentType, locale: Locale): Promise<void> {
  if (type.kind === 'singleton') throw new AppError('IN_USE', 'The site cannot do without these.');
  await assertNotHome(ctx, entry, locale);
  if (locale === entry.baseLocale) await assertNotReferenced(ctx, entry, true);
}

export async function assertCanTrash(ctx: Ctx, entry: Entry, type: ContentType): Promise<void> {
  if (type.kind === 'singleton' || entry.key !== null) {
    throw new AppError('IN_USE', 'The site has a fixed place for this. Empty or unpublish it instead.');
  }
  await assertNotHome(ctx, entry);
  const child = await findChild(ctx.db, entry.id, { trashed: false });
  if (child !== undefined) throw new AppError('IN_USE', `“${child}” lies below it. Move or delete that first.`);
  await assertNotReferenced(ctx, entry, false);
  await assertNotListed(ctx, entry);
}
