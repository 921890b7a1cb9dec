import { type Locale, locales, publicPath } from '@fundfront/content-model';
import type { RowSummary } from '@fundfront/content-model/wire';
import type { LivePath } from '../paths/queries.ts';
import type { Entry } from './queries/entries.ts';
import type { Person } from './queries/people.ts';
import type { Row } from './queries/rows.ts';
import { isOutdated, rowState } from './rowState.ts';

interface Sources {
  rows: readonly Row[];
  paths: readonly LivePath[];
  people: ReadonlyMap<string, Person>;
}

function canonicalPath(paths: readonly LivePath[], locale: Locale): string | null {
  const found = paths.find((each) => each.locale === locale && each.role === 'canonical');
  return found ? publicPath(locale, found.path) : null;
}

export function rowSummaries(entry: Pick<Entry, 'baseLocale'>, sources: Sources): Record<Locale, RowSummary | null> {
  const { rows, paths, people } = sources;
  const base = rows.find(({ locale }) => locale === entry.baseLocale);
  const summaryOf = (locale: Locale): RowSummary | null => {
    const row = rows.find((each) => each.locale === locale);
    if (!row) return null;
    return {
      title: row.title,
      slug: row.slug,
      state: rowState(row),
      version: row.version,
      liveVersion: row.liveVersion,
      path: canonicalPath(paths, locale),
      outdated: isOutdated(row, base),
      scheduledAt: row.scheduledAt?.toISOString() ?? null,
      updatedAt: row.updatedAt.toISOString(),
      updatedBy: people.get(row.updatedBy ?? '') ?? null,
    };
  };
  const [en, ur] = locales;
  return { [en]: summaryOf(en), [ur]: summaryOf(ur) };
}
