import { type ContentType, type KeyValue, type Locale, limits, localeNames } from '@fundfront/content-model';
import { documentTitle, isNoindex, pageTexts, seoOf } from '@fundfront/content-model/seo';
import { calls, type EntryDetail } from '@fundfront/content-model/wire';
import { SearchResult } from '@fundfront/ui/components/SearchResult';
import { SegmentedControl } from '@fundfront/ui/components/SegmentedControl';
import { ShareCard } from '@fundfront/ui/components/ShareCard';
import { Stack } from '@fundfront/ui/layout/Stack';
import { type RefCallback, useCallback, useEffect, useState } from 'react';
import { publicUrl } from '../../../config.ts';
import { useCall } from '../../../session/useCall.ts';
import * as styles from '../Editor.css.ts';
import { usePreviewUrl } from '../preview/usePreviewUrl.ts';
import type { RowEditor } from '../useRowEditor.ts';
import { draftShareUrl, liveSharePath, pageAddress } from './pageAddress.ts';
import { SeoFields } from './SeoFields.tsx';
import { seoCounts, seoWarnings } from './seoWarnings.ts';

export interface SeoPanelProps {
  type: ContentType;
  detail: EntryDetail;
  rows: Record<Locale, RowEditor>;
  locales: readonly Locale[];
  locale: Locale;
  onLocale: (locale: Locale) => void;
  readOnly: boolean;
}

type Width = 'phone' | 'desktop';

const isPair = (pair: unknown): pair is KeyValue =>
  typeof pair === 'object' && pair !== null && 'key' in pair && typeof pair.key === 'string' && 'value' in pair;

/** A row that is just being typed may lack its value. */
function pairsOf(value: unknown): KeyValue[] {
  const pairs = Array.isArray(value) ? value.filter(isPair) : [];
  return pairs.map(({ key, value: held }) => ({ key, value: typeof held === 'string' ? held : '' }));
}

const shortest = 3;
const plain = (title: string) => title.trim().toLowerCase();

/** Whether another entry of the type has this title, asked once nobody types any more. */
function useSameTitle(type: Pick<ContentType, 'path'>, id: string, locale: Locale, title: string): boolean {
  const [settled, setSettled] = useState(title);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(title), limits.searchDebounceMs);
    return () => clearTimeout(timer);
  }, [title]);
  const search = settled.trim().slice(0, limits.searchLength);
  const { data } = useCall(
    calls.listEntries,
    { params: { type: type.path }, query: { search, locale, limit: '20' } },
    { enabled: search.length >= shortest },
  );
  const others = data?.entries.filter((entry) => entry.id !== id) ?? [];
  return settled === title && others.some(({ rows }) => plain(rows[locale]?.title ?? '') === plain(title));
}

/** Whether at least half of the element is on the screen. */
function useInView(): [RefCallback<Element>, boolean] {
  const [inView, setInView] = useState(false);
  const ref = useCallback((element: Element | null) => {
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false), {
      threshold: 0.5,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, inView];
}

/** The page in a search engine and as a shared link, as it will be with what is typed. */
export function SeoPanel({ type, detail, rows, locales, locale, onLocale, readOnly }: SeoPanelProps) {
  const [width, setWidth] = useState<Width>('phone');
  const { form, version, autosave } = rows[locale];
  const data = { ...rows[detail.baseLocale].form.watch(), ...form.watch() };
  const pairs = pairsOf(data.seo);
  const title = typeof data.title === 'string' ? data.title : '';
  const seo = seoOf({ title, ...pageTexts(type.name, data), seo: pairs, data, locale });
  const company = useCall(calls.getSettings, { query: { lang: locale } }).data?.title ?? '';
  const sameTitle = useSameTitle(type, detail.id, locale, title);
  const written = version > 0 || autosave.phase === 'saved';
  const preview = usePreviewUrl({ type: type.path, id: detail.id, locale, enabled: written });
  const live = detail.rows[locale];
  const livePicture = live && liveSharePath(locale, live);
  const address = pageAddress(type, locale, { detail, data });
  const site = new URL(publicUrl('/')).host;
  const path = (address ?? `/…/${typeof data.slug === 'string' ? data.slug : ''}`).split('/').filter(Boolean);
  const warnings = seoWarnings({ seo, sameTitle, kind: type.labels.one });
  const wanted = preview.url && draftShareUrl(preview.url, `${version} ${autosave.at ?? ''}`);
  // The site draws one for each text that was saved, so only for those who look at it.
  const [card, inView] = useInView();
  const [picture, setPicture] = useState<string | null>(null);
  if (inView && picture !== wanted) setPicture(wanted);
  const isHome = data.template === 'home';
  const fullTitle = company === '' ? seo.title : documentTitle(seo.title, company, isHome);

  return (
    <section className={styles.part} aria-label="Search and sharing">
      <Stack space="s">
        <h2 className={styles.partTitle}>Search and sharing</h2>
        {locales.length > 1 ? (
          <SegmentedControl
            label="Language of the search result"
            options={locales.map((each) => ({ value: each, label: localeNames[each], lang: each }))}
            value={locale}
            onChange={onLocale}
          />
        ) : null}
        <SegmentedControl<Width>
          label="Width of the search result"
          options={[
            { value: 'phone', label: 'Phone' },
            { value: 'desktop', label: 'Desktop' },
          ]}
          value={width}
          onChange={setWidth}
        />
        <SearchResult
          label="As a search engine shows it"
          lang={locale}
          width={width}
          site={site}
          path={path}
          title={fullTitle}
          description={seo.description}
        />
        <p className={styles.quiet}>{seoCounts(seo)}</p>
        {warnings.length > 0 ? (
          <ul className={styles.warnings} aria-label="Hints for search engines">
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        ) : null}
        <div ref={card}>
          <ShareCard
            label="As a shared link"
            lang={locale}
            site={site}
            title={isHome ? fullTitle : seo.title}
            image={picture}
          />
        </div>
        {livePicture ? (
          <a className={styles.link} href={publicUrl(livePicture)} target="_blank" rel="noopener">
            The picture that is live now
          </a>
        ) : null}
        {type.fields.seo && !readOnly ? <SeoFields key={locale} form={form} locale={locale} pairs={pairs} /> : null}
        {address && !isNoindex(seo.robots) ? (
          <p className={styles.quiet}>
            Search engines keep it at <bdi dir="ltr">{publicUrl(address)}</bdi>
          </p>
        ) : null}
      </Stack>
    </section>
  );
}
