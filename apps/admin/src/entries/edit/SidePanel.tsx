import { type ContentType, isContentTypeName, type Locale, localeNames } from '@fundfront/content-model';
import type { EntryDetail } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { lazy, Suspense } from 'react';
import { publicUrl } from '../../config.ts';
import { formatInstant } from '../../format/dates.ts';
import { AssigneePart } from '../assign/AssigneePart.tsx';
import { RowMark } from '../cells/RowMark.tsx';
import { PlacePanel } from '../place/PlacePanel.tsx';
import { DraftActions } from './DraftActions.tsx';
import * as styles from './Editor.css.ts';
import { ReviewPart } from './review/ReviewPart.tsx';
import { SchedulePart } from './schedule/SchedulePart.tsx';
import { UnpublishActions } from './UnpublishActions.tsx';
import type { RowEditor } from './useRowEditor.ts';

const DisclosurePart = lazy(async () => ({
  default: (await import('../disclosures/DisclosurePart.tsx')).DisclosurePart,
}));
// After the fields, which are what somebody came for; last, so that it moves no button when it comes.
const SeoPanel = lazy(async () => ({ default: (await import('./seo/SeoPanel.tsx')).SeoPanel }));

interface SidePanelProps {
  type: ContentType;
  detail: EntryDetail;
  rows: Record<Locale, RowEditor>;
  locales: readonly Locale[];
  locale: Locale;
  onLocale: (locale: Locale) => void;
  readOnly: boolean;
  onHistory: () => void;
}

export function SidePanel({
  type,
  detail,
  rows,
  locales,
  locale: current,
  onLocale,
  readOnly,
  onHistory,
}: SidePanelProps) {
  const pending = locales.filter(
    (each) => detail.rows[each] && detail.rows[each].version !== detail.rows[each].liveVersion,
  );
  const saved = pending.map((each) => `${each} ${detail.rows[each]?.version}`).join(' ');
  return (
    <aside className={styles.side} aria-label="Status">
      {locales.map((locale) => {
        const row = detail.rows[locale];
        return (
          <section key={locale} className={styles.part} aria-label={localeNames[locale]}>
            <div className={styles.fact}>
              <span lang={locale}>{localeNames[locale]}</span>
              <RowMark row={row} base={detail.baseLocale} />
            </div>
            <div className={styles.fact}>
              <span className={styles.quiet}>Saved</span>
              <span>{rows[locale].version > 0 ? `v${rows[locale].version}` : 'Nothing yet'}</span>
            </div>
            {row?.liveVersion ? (
              <div className={styles.fact}>
                <span className={styles.quiet}>Live now</span>
                <span>v{row.liveVersion}</span>
              </div>
            ) : null}
            {row?.path ? (
              <a className={styles.link} href={publicUrl(row.path)} target="_blank" rel="noopener">
                <bdi dir="ltr">{row.path}</bdi>
              </a>
            ) : null}
            {row ? (
              <p className={styles.quiet}>
                {row.updatedBy?.name ?? 'System'}, {formatInstant(row.updatedAt)}
              </p>
            ) : null}
          </section>
        );
      })}
      {type.kind === 'singleton' ? null : <AssigneePart type={type} detail={detail} />}
      <ReviewPart type={type} detail={detail} rows={rows} locales={locales} />
      <SchedulePart type={type} detail={detail} rows={rows} locales={locales} />
      <section className={styles.part} aria-label="History">
        <Button tone="secondary" size="s" onClick={onHistory}>
          Versions and differences
        </Button>
      </section>
      {type.tree && isContentTypeName(type.name) && type.name !== 'menuItem' ? (
        <PlacePanel name={type.name} detail={detail} title={detail.rows[detail.baseLocale]?.title ?? type.labels.one} />
      ) : null}
      <DraftActions type={type} detail={detail} rows={rows} locales={locales} />
      <UnpublishActions type={type} detail={detail} locales={locales} />
      {saved === '' ? null : (
        <Suspense>
          <DisclosurePart id={detail.id} saved={saved} locales={pending} />
        </Suspense>
      )}
      {type.routing === 'none' ? null : (
        <Suspense>
          <SeoPanel
            type={type}
            detail={detail}
            rows={rows}
            locales={locales}
            locale={current}
            onLocale={onLocale}
            readOnly={readOnly}
          />
        </Suspense>
      )}
    </aside>
  );
}
