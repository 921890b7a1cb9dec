import type { Locale } from '@fundfront/content-model';
import type { VersionSummary } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { StatusMark } from '@fundfront/ui/components/StatusMark';
import { TextLink } from '@fundfront/ui/components/TextLink';
import { formatInstant } from '../../../format/dates.ts';
import { momentPath } from '../../../paths/momentPath.ts';
import * as styles from '../Editor.css.ts';

const origins: Record<VersionSummary['origin'], string> = {
  save: 'Saved',
  restore: 'Restored',
  import: 'Imported',
  seed: 'Shipped with the product',
};

interface VersionLineProps {
  version: VersionSummary;
  /** Whose page the site shows as it was; absent for what has no page. */
  page?: { entry: string; locale: Locale } | undefined;
  onChoose: () => void;
}

export function VersionLine({ version, page, onChoose }: VersionLineProps) {
  const open = version.published.find((span) => span.until === null);
  const last = version.published.at(-1);
  const origin = version.restoredFrom ? `Restored from v${version.restoredFrom}` : origins[version.origin];
  return (
    <li>
      <div className={styles.fact}>
        <StatusMark
          status={open ? 'live' : last ? 'review' : 'draft'}
          label={`v${version.number} ${open ? 'Live now' : last ? 'Was live' : 'Draft'}`}
        />
        <Button tone="quiet" size="s" onClick={onChoose}>
          Compare<span className={styles.hidden}> version {version.number} with now</span>
        </Button>
      </div>
      <p className={styles.quiet}>
        {origin}, {version.createdBy?.name ?? 'System'}, {formatInstant(version.createdAt)}
        {last ? `. Published ${formatInstant(last.from)}${last.until ? ` to ${formatInstant(last.until)}` : ''}` : ''}
      </p>
      {last && page ? (
        <p className={styles.quiet}>
          <TextLink href={momentPath({ at: last.from, ...page })}>
            See the site at this moment<span className={styles.hidden}> with version {version.number}</span>
          </TextLink>
        </p>
      ) : null}
    </li>
  );
}
