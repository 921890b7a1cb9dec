import { formatDay } from '@fundfront/content-model';
import { formatInstant } from '../../../format/dates.ts';
import { listRole } from '../../../layout/listRole.ts';
import type { RowView } from './rowView.ts';
import * as styles from './Sheet.css.ts';

/** Who entered what stands here, when, and what was said about it. */
export function MakerPath({ view: { row } }: { view: RowView }) {
  const { draft } = row;
  if (!draft) return null;
  return (
    <section className={styles.part} aria-label="The maker’s path">
      <h3 className={styles.partHead}>The maker’s path</h3>
      <ul {...listRole} className={styles.list}>
        {draft.submittedAt ? (
          <li>
            Submitted <span className={styles.quiet}>{`${draft.maker}, ${formatInstant(draft.submittedAt)}`}</span>
          </li>
        ) : null}
        {draft.comment ? (
          <li>
            Sent back <span className={styles.quiet}>{draft.comment}</span>
          </li>
        ) : null}
        <li>
          Entered <span className={styles.quiet}>{`${draft.maker}, ${formatInstant(draft.enteredAt)}`}</span>
        </li>
      </ul>
      {draft.note ? <p>{`Reason: ${draft.note}`}</p> : null}
      {draft.payout ? <p>{`Payout per unit: ${draft.payout}`}</p> : null}
      {draft.reasonEn ? <p>{`${draft.reasonEn}${draft.until ? `, until ${formatDay(draft.until)}` : ''}`}</p> : null}
      {draft.reasonUr ? (
        <p lang="ur" dir="rtl">
          {draft.reasonUr}
        </p>
      ) : null}
    </section>
  );
}
