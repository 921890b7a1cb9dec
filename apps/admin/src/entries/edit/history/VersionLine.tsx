import type { VersionSummary } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { StatusMark } from '@fundfront/ui/components/StatusMark';
import { formatInstant } from '../../../format/dates.ts';
import * as styles from '../Editor.css.ts';

const origins: Record<VersionSummary['origin'], string> = {
  save: 'Saved',
  restore: 'Restored',
  import: 'Imported',
  seed: 'Shipped with the product',
};

export function VersionLine({ version, onChoose }: { version: VersionSummary; onChoose: () => void }) {
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
    </li>
  );
}
