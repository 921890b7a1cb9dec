import { languageLabels } from '@fundfront/content-model';
import { calls, type ParityRow, parityStates } from '@fundfront/content-model/wire';
import { EmptyState } from '@fundfront/ui/components/EmptyState';
import { SearchField } from '@fundfront/ui/components/SearchField';
import { Skeleton } from '@fundfront/ui/components/Skeleton';
import { Cell, HeadCell, Row, Table, TBody, THead } from '@fundfront/ui/components/Table';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { RowMark } from '../../entries/cells/RowMark.tsx';
import { count, hidden, link, name, tab, tabs, toolbar, waiting } from '../../entries/list/List.css.ts';
import { useDebouncedSearch } from '../../entries/useDebouncedSearch.ts';
import { formatAgo, formatInstant } from '../../format/dates.ts';
import { useShortcut } from '../../keyboard/useShortcut.ts';
import { CallError } from '../../layout/CallError.tsx';
import { Screen } from '../../layout/Screen.tsx';
import { TableInset } from '../../layout/TableInset.tsx';
import { entryPath } from '../../paths/entryPaths.ts';
import { useCall } from '../../session/useCall.ts';
import * as styles from './Parity.css.ts';
import { ParityBar } from './ParityBar.tsx';
import { PassagePair } from './PassagePair.tsx';
import { describeRow, stateLabels } from './parityLabels.ts';

const views = ['all', ...parityStates] as const;
type View = (typeof views)[number];

const levels = [0, 1, 2, 3, 4] as const;

export function ParityScreen() {
  const [search, setSearch] = useState('');
  const [typed, setTyped] = useDebouncedSearch(search, setSearch);
  const [view, setView] = useState<View>('all');
  const [cursor, setCursor] = useState(0);
  const { data, error, refetch } = useCall(
    calls.listParity,
    { params: { type: 'pages' }, query: search ? { search } : {} },
    { keepPreviousData: true },
  );
  const entries = data?.entries ?? [];
  const shown = entries.filter(({ state }) => view === 'all' || state === view);
  const differing = shown.flatMap((entry) => entry.differences.map((difference) => ({ entry, difference })));
  const at = differing[cursor % Math.max(1, differing.length)];
  const next = () => setCursor((cursor + 1) % Math.max(1, differing.length));
  useShortcut('nextDifference', next);
  const total = entries.length;
  const level = data?.counts.level ?? 0;

  return (
    <Screen
      title="English and Urdu"
      crumbs={[{ label: 'Content' }]}
      note={data ? `${level} of ${total} pages level; ${total - level} need work` : undefined}
      inset="none"
    >
      {data && total > 0 ? (
        <div className={styles.inset}>
          <ParityBar counts={data.counts} />
        </div>
      ) : null}
      <fieldset className={tabs}>
        <legend className={hidden}>Show</legend>
        {views.map((each) => (
          <button key={each} type="button" className={tab} aria-pressed={each === view} onClick={() => setView(each)}>
            {each === 'all' ? 'All' : stateLabels[each]}
            {data ? (
              <span className={count}>{(each === 'all' ? total : data.counts[each]).toLocaleString('en')}</span>
            ) : null}
          </button>
        ))}
      </fieldset>
      <div className={toolbar}>
        <SearchField
          label="Search, English or Urdu"
          width="bar"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </div>
      {error && !data ? <CallError what="English and Urdu" error={error} onRetry={refetch} /> : null}
      {data || error ? null : (
        <div className={waiting} aria-busy="true">
          <Skeleton lines={8} />
        </div>
      )}
      {data && shown.length === 0 ? (
        <EmptyState title="No page like that">Show all of them, or search for other words.</EmptyState>
      ) : null}
      {shown.length > 0 ? <ParityTable entries={shown} onShow={(id) => setCursor(indexOf(differing, id))} /> : null}
      {data?.cut ? <p className={waiting}>Only the first {total.toLocaleString('en')} are compared.</p> : null}
      {at ? (
        <PassagePair
          entry={at.entry}
          difference={at.difference}
          place={`${(cursor % differing.length) + 1} of ${differing.length}`}
          onNext={next}
        />
      ) : null}
    </Screen>
  );
}

const indexOf = (differing: readonly { entry: ParityRow }[], id: string) =>
  Math.max(
    0,
    differing.findIndex(({ entry }) => entry.id === id),
  );

function ParityTable({ entries, onShow }: { entries: readonly ParityRow[]; onShow: (id: string) => void }) {
  return (
    <TableInset>
      <Table caption="Pages in both languages" hideCaption layout="stack" stickyHead>
        <THead>
          <Row>
            <HeadCell>Page</HeadCell>
            <HeadCell>English</HeadCell>
            <HeadCell>Changed</HeadCell>
            <HeadCell>Urdu</HeadCell>
            <HeadCell>Changed</HeadCell>
            <HeadCell>What differs</HeadCell>
          </Row>
        </THead>
        <TBody>
          {entries.map((entry) => (
            <Row key={entry.id}>
              <Cell head stacked="title">
                <span className={name[levels[entry.depth] ?? 4]}>
                  <Link className={link} to={entryPath('page', entry.id)}>
                    {entry.title}
                  </Link>
                </span>
              </Cell>
              {(['en', 'ur'] as const).flatMap((locale) => {
                const row = entry.rows[locale];
                return [
                  <Cell key={locale} nowrap label={languageLabels[locale]} stacked="inline">
                    <RowMark row={row} base={entry.baseLocale} />
                  </Cell>,
                  <Cell key={`${locale} changed`} nowrap label="Changed" stacked="none">
                    {row ? (
                      <time dateTime={row.updatedAt} title={formatInstant(row.updatedAt)}>
                        {formatAgo(row.updatedAt)}
                      </time>
                    ) : (
                      '–'
                    )}
                  </Cell>,
                ];
              })}
              <Cell label="What differs">
                {entry.differences.length > 0 ? (
                  <button type="button" className={styles.differs} onClick={() => onShow(entry.id)}>
                    <bdi>{describeRow(entry)}</bdi>
                  </button>
                ) : (
                  describeRow(entry)
                )}
              </Cell>
            </Row>
          ))}
        </TBody>
      </Table>
    </TableInset>
  );
}
