import type { ApiError } from '@fundfront/api-client';
import { EmptyState } from '@fundfront/ui/components/EmptyState';
import { SegmentedControl } from '@fundfront/ui/components/SegmentedControl';
import { Spinner } from '@fundfront/ui/components/Spinner';
import { useState } from 'react';
import { PreviewFrame } from '../../entries/edit/preview/PreviewFrame.tsx';
import { formatInstant } from '../../format/dates.ts';
import { CallError } from '../../layout/CallError.tsx';
import * as styles from './Moment.css.ts';
import { type MomentView, useMomentBase } from './useMoment.ts';

export type FrameWidth = 'phone' | 'desktop';

const sides = [
  { value: 'then', label: 'Then' },
  { value: 'today', label: 'Today' },
] as const;

interface FrameProps {
  base: string | undefined;
  path: string | null;
  width: FrameWidth;
  error: ApiError | null;
  retry: () => void;
}

function Frame({ base, path, width, error, retry }: FrameProps) {
  if (error?.code === 'VALIDATION') return <EmptyState title="Nothing to see">{error.message}</EmptyState>;
  if (error) return <CallError what="The site of then" error={error} onRetry={retry} />;
  if (!base || path === null) return <Spinner label="Opening the site of then" />;
  const url = base + path;
  return <PreviewFrame key={`${width} ${url}`} url={url} width={width} shown="" fill={false} />;
}

interface MomentFramesProps {
  view: MomentView;
  width: FrameWidth;
  /** The instant that counts as today, while both are compared. */
  now: string | null;
}

/** The page of then; beside it the same address as it is now: of today’s own pages none may be framed. */
export function MomentFrames({ view, width, now }: MomentFramesProps) {
  const [side, setSide] = useState<(typeof sides)[number]['value']>('then');
  const today = useMomentBase(now);
  const { at, path } = view;
  if (at === null) {
    return <EmptyState title="Choose a moment">The site shows here as the public saw it then.</EmptyState>;
  }
  if (now === null) return <Frame {...view} width={width} />;
  return (
    <>
      <div className={styles.sideSwitch}>
        <SegmentedControl label="Side" value={side} onChange={setSide} options={sides} />
      </div>
      <div className={styles.frames} data-compared="">
        <section
          className={styles.side}
          aria-label={`As of ${formatInstant(at)}`}
          data-hidden={side === 'then' ? undefined : ''}
        >
          <strong>{formatInstant(at)}</strong>
          <Frame {...view} width={width} />
        </section>
        <section className={styles.side} aria-label="Today" data-hidden={side === 'today' ? undefined : ''}>
          <strong>Today</strong>
          <Frame
            base={today.data?.url}
            path={path}
            width={width}
            error={today.error}
            retry={() => void today.refetch()}
          />
        </section>
      </div>
    </>
  );
}
