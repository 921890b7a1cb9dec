import { roleCan, roles } from '@fundfront/content-model';
import { Button } from '@fundfront/ui/components/Button';
import { Lock } from '@fundfront/ui/icons';
import { keyLabel } from '../../../keyboard/shortcuts.ts';
import { roleLabels } from '../../../session/roleLabels.ts';
import type { RowView } from './rowView.ts';
import * as styles from './Sheet.css.ts';
import type { DaySheet } from './useDaySheet.ts';

const or = new Intl.ListFormat('en', { type: 'disjunction' });
const who = or.format(roles.filter((role) => roleCan(role, 'nav.approve')).map((role) => roleLabels[role].name));

/** What a checker may do with the row, and what follows from it, before it is done. */
export function Decision({ view, day }: { view: RowView; day: DaySheet }) {
  const { row, decidable } = view;
  if (!decidable) {
    return (
      <section className={styles.part} aria-label="Why it is locked">
        <h3 className={styles.partHead}>Why it is locked</h3>
        <p className={styles.locked}>
          <Lock size="s" />
          <span>{`You entered this one. Maker and checker are two people: another ${who} can approve it.`}</span>
        </p>
      </section>
    );
  }
  return (
    <section className={styles.part} aria-label="Decide">
      <div className={styles.buttons}>
        <Button
          tone="secondary"
          shortcut={keyLabel('approve')}
          busy={day.actions.busy}
          onClick={() => day.actions.approve([row.fund])}
        >
          Approve this one
        </Button>
        <Button
          tone="quiet"
          shortcut={keyLabel('sendBack')}
          onClick={() => day.open({ name: 'send-back', funds: [row.fund] })}
        >
          Send back…
        </Button>
      </div>
      <h3 className={styles.partHead}>Approving does this</h3>
      <ul className={styles.list}>
        <li>It is on the website at once, in both languages: the board, the fund’s page and its returns.</li>
        <li>It is never undone: a wrong price is put right by a correction, and both values stay known.</li>
      </ul>
    </section>
  );
}
