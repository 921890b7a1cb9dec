import { contentType, isContentTypeName, locales } from '@fundfront/content-model';
import { type AuditRow, calls } from '@fundfront/content-model/wire';
import { Facts } from '@fundfront/ui/components/Facts';
import { Skeleton } from '@fundfront/ui/components/Skeleton';
import { TextLink } from '@fundfront/ui/components/TextLink';
import { FieldDiffs } from '../../entries/edit/history/FieldDiffs.tsx';
import { formatInstant } from '../../format/dates.ts';
import { inspector } from '../../layout/workspace.css.ts';
import { momentPath } from '../../paths/momentPath.ts';
import { useCall } from '../../session/useCall.ts';
import * as styles from './Activity.css.ts';
import { ActivitySubject } from './ActivityLine.tsx';
import { actionLabel } from './actionLabel.ts';

const noData = {};

function VersionChange({ row, version }: { row: AuditRow; version: number }) {
  const name = row.type && isContentTypeName(row.type) ? row.type : 'page';
  const locale = locales.find((each) => each === row.locale) ?? 'en';
  const params = { type: contentType(name).path, id: row.entryId ?? '', locale };
  const after = useCall(calls.getVersion, { params: { ...params, number: String(version) } });
  const before = useCall(
    calls.getVersion,
    { params: { ...params, number: String(version - 1) } },
    { enabled: version > 1 },
  );
  if (after.error) return <p>What it held is no longer there.</p>;
  if (!after.data || (version > 1 && !before.data && !before.error)) return <Skeleton lines={4} />;
  return (
    <FieldDiffs type={contentType(name)} locale={locale} before={before.data?.data ?? noData} after={after.data.data} />
  );
}

function versionOf({ action, entryId, type, locale, detail }: AuditRow): number | undefined {
  if (!action.startsWith('content.') || !entryId || !locale || !type || !isContentTypeName(type)) return undefined;
  if (action === 'content.create') return 1;
  return typeof detail.version === 'number' && detail.version >= 1 ? detail.version : undefined;
}

const valueText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

interface AuditInspectorProps {
  row: AuditRow;
  /** By the person; else it only fills the room beside the table, where there is some. */
  chosen: boolean;
}

export function AuditInspector({ row, chosen }: AuditInspectorProps) {
  const version = versionOf(row);
  const details = Object.entries(row.detail).filter(([, value]) => value !== null);
  return (
    <aside className={chosen ? inspector : styles.unasked} aria-label={`Entry ${row.position}`}>
      <h2 className={styles.inspectorTitle}>{`Entry ${row.position.toLocaleString('en')}`}</h2>
      <Facts
        layout="rail"
        items={[
          { term: 'When', value: formatInstant(row.at) },
          { term: 'Who', value: <bdi>{row.who}</bdi> },
          { term: 'Did', value: actionLabel(row.action) },
          { term: 'What', value: <ActivitySubject activity={row} /> },
          ...details.map(([term, value]) => ({ term, value: <bdi>{valueText(value)}</bdi> })),
        ]}
      />
      <p>
        <TextLink href={momentPath({ at: row.at })}>See the site as of then</TextLink>
      </p>
      {version === undefined ? null : (
        <section aria-label="Before and after">
          <h3 className={styles.inspectorTitle}>Before and after</h3>
          <VersionChange key={row.id} row={row} version={version} />
        </section>
      )}
      <section aria-label="Chain">
        <h3 className={styles.inspectorTitle}>Chain</h3>
        <p className={styles.hash}>{`Before ${row.previousHash}`}</p>
        <p className={styles.hash}>{`This one ${row.hash}`}</p>
      </section>
    </aside>
  );
}
