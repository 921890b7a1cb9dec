import { localeNames, locales, publicPath, splitPublicPath } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { EmptyState } from '@fundfront/ui/components/EmptyState';
import { SegmentedControl } from '@fundfront/ui/components/SegmentedControl';
import { Skeleton } from '@fundfront/ui/components/Skeleton';
import { Spinner } from '@fundfront/ui/components/Spinner';
import { useState } from 'react';
import { publicUrl } from '../../config.ts';
import { PreviewFrame } from '../../entries/edit/preview/PreviewFrame.tsx';
import { formatInstant } from '../../format/dates.ts';
import { CallError } from '../../layout/CallError.tsx';
import { Screen } from '../../layout/Screen.tsx';
import { useCall } from '../../session/useCall.ts';
import { useCollapsedNav } from '../../uiStore/uiStore.ts';
import * as styles from './Moment.css.ts';
import { MomentChoice } from './MomentChoice.tsx';
import { PageChoice } from './PageChoice.tsx';
import { type MomentView, useMoment } from './useMoment.ts';

const widths = [
  { value: 'phone', label: 'Phone' },
  { value: 'desktop', label: 'Desktop' },
] as const;

type Width = (typeof widths)[number]['value'];

function MomentFrame({ view, width }: { view: MomentView; width: Width }) {
  const { at, base, path, error, retry } = view;
  if (at === null) {
    return <EmptyState title="Choose a moment">The site shows here as the public saw it then.</EmptyState>;
  }
  if (error?.code === 'VALIDATION') return <EmptyState title="Nothing to see">{error.message}</EmptyState>;
  if (error) return <CallError what="The site of then" error={error} onRetry={retry} />;
  if (!base || path === null) return <Spinner label="Opening the site of then" />;
  const url = base + path;
  return <PreviewFrame key={`${width} ${url}`} url={url} width={width} shown="" fill={false} />;
}

/** Every public page as visitors saw it, with its menu, its prices and its links. */
export function MomentScreen() {
  const range = useCall(calls.momentRange, {}, { once: true });
  const view = useMoment();
  const [width, setWidth] = useState<Width>('desktop');
  useCollapsedNav();
  const { at, path, locale, base, error, show } = view;
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
          </div>
          <MomentFrame view={view} width={width} />
        </section>
      </div>
    </Screen>
  );
}
