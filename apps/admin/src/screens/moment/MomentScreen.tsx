import { localeNames, locales, publicPath, splitPublicPath } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { SegmentedControl } from '@fundfront/ui/components/SegmentedControl';
import { Skeleton } from '@fundfront/ui/components/Skeleton';
import { useState } from 'react';
import { publicUrl } from '../../config.ts';
import { formatInstant } from '../../format/dates.ts';
import { CallError } from '../../layout/CallError.tsx';
import { Screen } from '../../layout/Screen.tsx';
import { useCall } from '../../session/useCall.ts';
import { useCollapsedNav } from '../../uiStore/uiStore.ts';
import { KnownChoice } from './KnownChoice.tsx';
import * as styles from './Moment.css.ts';
import { MomentChoice } from './MomentChoice.tsx';
import { type FrameWidth, MomentFrames } from './MomentFrames.tsx';
import { PageChoice } from './PageChoice.tsx';
import { PageVersions } from './PageVersions.tsx';
import { useMoment } from './useMoment.ts';

const widths = [
  { value: 'phone', label: 'Phone' },
  { value: 'desktop', label: 'Desktop' },
] as const;

/** Every public page as visitors saw it, with its menu, its prices and its links. */
export function MomentScreen() {
  const range = useCall(calls.momentRange, {}, { once: true });
  const view = useMoment();
  const [width, setWidth] = useState<FrameWidth>('desktop');
  const [compared, setCompared] = useState(false);
  useCollapsedNav();
  const { at, knownAt, path, locale, base, error, show } = view;
  const seen = at !== null && !error;
  const complete = range.data?.keptSince;

  return (
    <Screen
      title="Site as of a moment"
      head="hidden"
      inset="none"
      crumbs={[{ label: 'Site' }]}
      actions={
        path && seen ? (
          <>
            {base ? (
              <Button tone="quiet" href={base + path} target="_blank" rel="noopener">
                Open
              </Button>
            ) : null}
            <Button tone="secondary" href={publicUrl(path)} target="_blank" rel="noopener">
              Today’s page
            </Button>
          </>
        ) : undefined
      }
    >
      {seen ? (
        <p className={styles.banner} role="status">
          <strong>{`The site as it was on ${formatInstant(at)}.`}</strong>{' '}
          {knownAt ? `Prices and returns of the days until then are as known on ${formatInstant(knownAt)}. ` : ''}
          {complete && at < complete
            ? `Addresses, order and forwarding are as on ${formatInstant(complete)}: they were not kept before. `
            : ''}
          Pictures and documents are today’s; search and forms do not work. Only staff see this.
        </p>
      ) : null}
      <div className={styles.screen}>
        <div className={styles.panel}>
          {range.error ? (
            <CallError what="The span" error={range.error} onRetry={range.refetch} />
          ) : range.data ? (
            <MomentChoice range={range.data} at={at} onChoose={(chosen) => show({ at: chosen })} />
          ) : (
            <Skeleton lines={6} />
          )}
          {range.data && seen ? (
            <KnownChoice at={at} knownAt={knownAt} now={range.data.now} onChoose={(known) => show({ known })} />
          ) : null}
          {seen && path ? <PageVersions at={at} path={path} onChoose={(chosen) => show({ at: chosen })} /> : null}
          {seen && base && path ? (
            <section className={styles.part} aria-label="Keep as evidence">
              <h2 className={styles.heading}>Keep as evidence</h2>
              <p className={styles.quiet}>
                The page as it was, on paper or as a PDF by your browser’s own print dialog, with moment, address, time
                of printing and the hash of the audit then.
              </p>
              <div className={styles.quick}>
                <Button size="s" tone="secondary" href={`${base}${path}#print`} target="_blank" rel="noopener">
                  Print or save as PDF
                </Button>
              </div>
            </section>
          ) : null}
          {seen ? (
            <PageChoice at={at} locale={locale} path={path} onChoose={(chosen) => show({ path: chosen })} />
          ) : null}
        </div>
        <section className={styles.stage} aria-label="The site of then">
          <div className={styles.bar}>
            <SegmentedControl
              label="Language"
              value={locale}
              onChange={(next) => path && show({ path: publicPath(next, splitPublicPath(path).path) })}
              options={locales.map((value) => ({ value, label: localeNames[value], lang: value }))}
            />
            <SegmentedControl label="Width" value={width} onChange={setWidth} options={widths} />
            <Button
              tone="secondary"
              aria-pressed={compared}
              disabled={!seen || !range.data}
              onClick={() => setCompared(!compared)}
            >
              Compare with today
            </Button>
          </div>
          <MomentFrames view={view} width={width} now={compared && seen ? (range.data?.now ?? null) : null} />
        </section>
      </div>
    </Screen>
  );
}
