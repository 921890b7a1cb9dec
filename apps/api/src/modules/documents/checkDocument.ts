import {
  type DocumentSection,
  defaultLocale,
  documentSections,
  type Locale,
  publicPath,
} from '@fundfront/content-model';
import { documentStatuses } from '@fundfront/content-model/documentStatus';
import { karachiDay } from '@fundfront/content-model/karachi';
import type { CheckedDocument } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { titlesOf } from '../live/queries.ts';
import { textOf } from '../live/values.ts';
import { rateLimit } from '../throttle/rateLimit.ts';
import {
  currentFile,
  lastPublicTitle,
  liveDocumentsOf,
  liveReplacements,
  pageOfSection,
  registeredFile,
} from './queries.ts';

/** A visitor checks a handful of files; a whole office may share an address. */
const limit = rateLimit({ burst: 30, perSecond: 1 });

type Registered = NonNullable<Awaited<ReturnType<typeof registeredFile>>>;

const isSection = (value: string | null): value is DocumentSection =>
  documentSections.some((section) => section.value === value);

async function fundOf(ctx: Ctx, id: string | null, locale: Locale) {
  const [fund] = id === null ? [] : await titlesOf(ctx.db, locale, [id]);
  return fund ? { title: fund.title, path: fund.path === null ? null : publicPath(fund.locale, fund.path) } : null;
}

async function describe(ctx: Ctx, file: Registered, locale: Locale) {
  const { base } = file;
  const section = textOf(base, 'section');
  const { title, locale: own } = (await lastPublicTitle(ctx.db, file.id, locale)) ?? file;
  const page = isSection(section) ? await pageOfSection(ctx.db, section, locale) : undefined;
  return {
    title,
    locale: own,
    section: isSection(section) ? section : null,
    page: page?.path ? publicPath(page.locale, page.path) : null,
    fund: await fundOf(ctx, textOf(base, 'fund'), locale),
    date: textOf(base, 'date'),
    effectiveDate: textOf(base, 'effectiveDate'),
    publishedAt: file.publishedAt.toISOString(),
  };
}

/** Of a file that is public now and that nothing replaced, by the same rule as in the lists. */
async function statusOf(ctx: Ctx, { id, base }: Registered, today: string) {
  const section = textOf(base, 'section');
  if (!isSection(section)) return { kind: 'inForce' as const };
  const series = await liveDocumentsOf(ctx.db, section, textOf(base, 'fund'));
  const replacements = await liveReplacements(ctx.db, defaultLocale);
  const documents = series.map((each) => ({ ...each, section }));
  const status = documentStatuses(documents, replacements, today).get(id);
  return !status || status.kind === 'replaced' ? { kind: 'inForce' as const } : status;
}

type Answer = Exclude<CheckedDocument, { result: 'unknown' }>;

/** A document that took its place, whether or not this one is still there. */
async function replacement(ctx: Ctx, { id }: Registered, today: string, locale: Locale) {
  const newer = (await liveReplacements(ctx.db, locale, id)).find(({ from }) => from <= today);
  return newer && { on: newer.from, by: { title: newer.title, locale: newer.locale, file: newer.src } };
}

async function answerTo(ctx: Ctx, found: Registered, today: string, lang: Locale): Promise<Answer> {
  const document = await describe(ctx, found, lang);
  const replaced = await replacement(ctx, found, today, lang);
  if (replaced) return { result: 'replaced', document, ...replaced };
  const file = await currentFile(ctx.db, found.id);
  if (!found.endedAt) return { result: 'ours', document, status: await statusOf(ctx, found, today), file };
  const on = karachiDay(found.endedAt);
  if (file === null) return { result: 'ours', document, status: { kind: 'withdrawn', on }, file };
  const { title, locale } = document;
  return { result: 'replaced', document, on, by: { title, locale, file } };
}

/**
 * By its SHA-256 alone: what the public never saw is unknown. A file that was exchanged within its document counts as
 * replaced, as does a document that another one replaced. RATE_LIMITED.
 */
export async function checkDocument({
  ctx,
  input: { sha256, lang },
}: {
  ctx: Ctx;
  input: { sha256: string; lang: Locale };
}): Promise<CheckedDocument> {
  limit(ctx);
  const found = await registeredFile(ctx.db, sha256);
  if (!found) return { result: 'unknown' };
  return answerTo(ctx, found, karachiDay(ctx.ports.clock.now()), lang);
}
