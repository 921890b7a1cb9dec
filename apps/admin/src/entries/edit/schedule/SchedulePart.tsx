import { type ContentType, type Locale, localeNames } from '@fundfront/content-model';
import type { EntryDetail } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { TextLink } from '@fundfront/ui/components/TextLink';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { formatInstant } from '../../../format/dates.ts';
import { calendarPath } from '../../../paths/reviewPaths.ts';
import { useTypeRights } from '../../../session/useCan.ts';
import * as styles from '../Editor.css.ts';
import type { RowEditor } from '../useRowEditor.ts';

const ScheduleDialog = lazy(async () => ({ default: (await import('./ScheduleDialog.tsx')).ScheduleDialog }));

interface SchedulePartProps {
  type: ContentType;
  detail: EntryDetail;
  rows: Record<Locale, RowEditor>;
  locales: readonly Locale[];
}

export function SchedulePart({ type, detail, rows, locales }: SchedulePartProps) {
  const { canPublish } = useTypeRights(type);
  const [open, setOpen] = useState(false);
  const loaded = useDeferredValue(open);
  const begun = locales.filter((locale) => detail.rows[locale] !== null);
  const planned = begun.flatMap((locale) => {
    const at = detail.rows[locale]?.scheduledAt;
    return at ? [{ locale, at }] : [];
  });
  const own = begun.filter((locale) => canPublish(locale));
  if (begun.length === 0 || (own.length === 0 && planned.length === 0)) return null;
  return (
    <section className={styles.part} aria-label="Schedule">
      {planned.map(({ locale, at }) => (
        <p key={locale}>
          <span lang={locale}>{localeNames[locale]}</span>: <TextLink href={calendarPath}>{formatInstant(at)}</TextLink>
        </p>
      ))}
      {own.length > 0 ? (
        <Button tone="secondary" size="s" onClick={() => setOpen(true)}>
          Schedule
        </Button>
      ) : null}
      <Suspense>
        {open && loaded ? (
          <ScheduleDialog type={type} detail={detail} rows={rows} locales={own} onClose={() => setOpen(false)} />
        ) : null}
      </Suspense>
    </section>
  );
}
