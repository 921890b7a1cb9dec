import { calls } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { formatInstant } from '../../format/dates.ts';
import { useCall } from '../../session/useCall.ts';
import * as styles from './Moment.css.ts';

interface PageVersionsProps {
  at: string;
  path: string;
  onChoose: (at: string) => void;
}

/** When each version of this page was live, the latest first, and the way from one to the next. */
export function PageVersions({ at, path, onChoose }: PageVersionsProps) {
  const { data: spans = [] } = useCall(calls.momentVersions, { query: { at, path } }, { keepPreviousData: true });
  const shown = spans.findIndex(({ from, to }) => from <= at && (to === null || to > at));
  if (spans.length === 0) return null;
  const [newer, older] = shown < 0 ? [undefined, undefined] : [spans[shown - 1], spans[shown + 1]];
  return (
    <section className={styles.part} aria-label="Versions of this page">
      <h2 className={styles.heading}>Jump to a change of this page</h2>
      <div className={styles.quick}>
        <Button size="s" tone="secondary" disabled={!older} onClick={() => older && onChoose(older.from)}>
          Previous version
        </Button>
        <Button size="s" tone="secondary" disabled={!newer} onClick={() => newer && onChoose(newer.from)}>
          Next version
        </Button>
      </div>
      <ol className={styles.list}>
        {spans.map((span, index) => (
          <li key={span.from}>
            <button
              type="button"
              className={styles.jump}
              aria-pressed={index === shown}
              onClick={() => onChoose(span.from)}
            >
              {`v${span.version}${index === shown ? ', what you see' : ''}`}
              <span className={styles.second}>
                {formatInstant(span.from)}
                {span.to ? ` to ${formatInstant(span.to)}` : ', live now'}
                {span.by ? ` · ${span.by}` : ''}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
