import { findingLabels } from '@fundfront/content-model/findingLabels';
import { type PriceFindingKind, priceFindingKinds } from '@fundfront/content-model/wire';
import { StatusMark, type StatusMarkProps } from '@fundfront/ui/components/StatusMark';
import { listRole } from '../../../layout/listRole.ts';
import type { RowView } from './rowView.ts';
import * as styles from './Sheet.css.ts';

const results = {
  blocked: { status: 'failed', label: 'Blocked' },
  reason: { status: 'reason', label: 'Needs a reason' },
  explained: { status: 'scheduled', label: 'Explained' },
  inOrder: { status: 'live', label: 'In order' },
  waits: { status: 'none', label: 'Waits for the NAV' },
} as const satisfies Record<string, StatusMarkProps>;

/** Every rule with what it found. What is announced was checked when it was approved. */
export function RulesChecked({ view: { row } }: { view: RowView }) {
  const { draft, findings } = row;
  if (draft?.kind === 'no-price' || (!draft && row.announced)) return null;
  const resultOf = (kind: PriceFindingKind): StatusMarkProps => {
    const found = findings.find((finding) => finding.kind === kind);
    if (found) return results[found.severity];
    return results[draft?.nav ? 'inOrder' : 'waits'];
  };
  return (
    <section className={styles.part} aria-label="Rules checked">
      <h3 className={styles.partHead}>Rules checked</h3>
      <ul {...listRole} className={styles.list}>
        {priceFindingKinds.map((kind) => (
          <li key={kind} className={styles.rule}>
            {findingLabels[kind].rule}
            <StatusMark {...resultOf(kind)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
