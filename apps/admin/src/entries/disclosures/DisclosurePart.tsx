import { type Locale, localeNames } from '@fundfront/content-model';
import { calls, type DisclosedRow, type DisclosureFinding } from '@fundfront/content-model/wire';
import { useEffect } from 'react';
import { formatInstant } from '../../format/dates.ts';
import { listRole } from '../../layout/listRole.ts';
import { useCall } from '../../session/useCall.ts';
import { useCan } from '../../session/useCan.ts';
import * as styles from './Disclosures.css.ts';
import { OverrideForm } from './OverrideForm.tsx';

interface DisclosurePartProps {
  id: string;
  /** Changes whenever a version was saved. */
  saved: string;
  /** Those that are told; what is live as it is was decided before. */
  locales: readonly Locale[];
}

/** What the disclosure rules say against publishing what is saved; nothing where they say nothing. */
export function DisclosurePart({ id, saved, locales }: DisclosurePartProps) {
  const { data, refetch } = useCall(calls.getDisclosures, { params: { id } });
  useEffect(() => {
    if (saved) void refetch();
  }, [saved, refetch]);
  const rows = data?.rows.filter(({ locale, findings }) => locales.includes(locale) && findings.length > 0) ?? [];
  if (rows.length === 0) return null;
  return (
    <section className={styles.part} aria-label="Disclosures">
      <h2 className={styles.title}>Disclosures</h2>
      {rows.map((row) => (
        <ul key={row.locale} className={styles.list} {...listRole} aria-label={localeNames[row.locale]}>
          {row.findings.map((finding) => (
            <Finding key={`${finding.code} ${finding.field} ${finding.excerpt}`} id={id} row={row} finding={finding} />
          ))}
        </ul>
      ))}
    </section>
  );
}

/** A rule is let pass once for a version, at the first of its findings. */
function Finding({ id, row, finding }: { id: string; row: DisclosedRow; finding: DisclosureFinding }) {
  const canOverride = useCan('disclosure.override');
  const override = row.overrides.find(({ code }) => code === finding.code);
  const isFirst = row.findings.find(({ code }) => code === finding.code) === finding;
  return (
    <li className={override ? styles.passed : styles.finding}>
      {finding.excerpt === null ? null : (
        <blockquote className={styles.quote} lang={row.locale} dir="auto">
          “{finding.excerpt}”
        </blockquote>
      )}
      <span>{finding.message}</span>
      <span className={styles.quiet}>
        {localeNames[row.locale]} v{row.version}: {finding.title}. {finding.source}
      </span>
      {override ? (
        <span className={styles.quiet}>
          {override.by} let it pass, {formatInstant(override.at)}: <bdi>{override.reason}</bdi>
        </span>
      ) : null}
      {!override && isFirst && canOverride ? <OverrideForm id={id} row={row} code={finding.code} /> : null}
    </li>
  );
}
