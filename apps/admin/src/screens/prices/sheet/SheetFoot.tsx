import { Button } from '@fundfront/ui/components/Button';
import { keyLabel } from '../../../keyboard/shortcuts.ts';
import { fundName } from './rowState.ts';
import * as styles from './Sheet.css.ts';
import type { DaySheet } from './useDaySheet.ts';

interface SheetFootProps {
  day: DaySheet;
  onSubmit: () => void;
  onApprove: () => void;
  onNextFinding: () => void;
}

/** What can go now, what is held and why, and the one button for it. */
export function SheetFoot({ day, onSubmit, onApprove, onNextFinding }: SheetFootProps) {
  const { maker, checker, ready, selected, actions, withFindings } = day;
  if (!maker && !checker) return null;
  const waiting = day.views.filter(({ decidable }) => decidable).length;
  return (
    <div className={styles.foot}>
      <span>
        {maker ? <MakerText day={day} /> : null} {checker ? <CheckerText day={day} waiting={waiting} /> : null}
      </span>
      <div className={styles.footEnd}>
        {maker ? (
          <Button tone="quiet" onClick={() => day.open({ name: 'paste', text: '' })}>
            Paste…
          </Button>
        ) : null}
        {withFindings.length > 0 ? (
          <Button tone="quiet" shortcut={keyLabel('nextFinding')} onClick={onNextFinding}>
            Next finding
          </Button>
        ) : null}
        {checker && selected.length > 0 ? (
          <>
            <Button
              tone="secondary"
              onClick={() => day.open({ name: 'send-back', funds: selected.map(({ row }) => row.fund) })}
            >
              Send back…
            </Button>
            <Button shortcut={keyLabel('handOver')} busy={actions.busy} onClick={onApprove}>
              {`Approve and publish ${selected.length}`}
            </Button>
          </>
        ) : null}
        {maker ? (
          <Button
            tone={selected.length > 0 ? 'secondary' : 'primary'}
            {...(selected.length === 0 && { shortcut: keyLabel('handOver') })}
            busy={actions.busy}
            disabled={ready.length === 0}
            onClick={onSubmit}
          >
            {`Submit ${ready.length} for approval`}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

function MakerText({ day: { ready, views } }: { day: DaySheet }) {
  const blocked = views.filter(({ state }) => state === 'blocked');
  const unexplained = views.filter(({ state }) => state === 'needs-reason').length;
  const unsaved = views.filter(({ edit }) => edit && edit.state !== 'saving').length;
  const one = blocked[0];
  const held = [
    one && blocked.length === 1 ? `${fundName(one.row)} is blocked` : '',
    blocked.length > 1 ? `${blocked.length} are blocked` : '',
    unexplained > 0 ? `${unexplained} ${unexplained === 1 ? 'needs' : 'need'} a reason` : '',
    unsaved > 0 ? `${unsaved} not saved` : '',
  ].filter(Boolean);
  return (
    <>
      <strong>{ready.length === 0 ? 'Nothing is ready.' : `${ready.length} can go now.`}</strong>
      {held.length > 0 ? ` ${held.join(', ')}.` : ''}
    </>
  );
}

function CheckerText({ day, waiting }: { day: DaySheet; waiting: number }) {
  const { selected, views } = day;
  const own = views.filter(({ state, row }) => state === 'waiting' && row.needsAnother).length;
  const locked = own > 0 ? ` ${own} you entered ${own === 1 ? 'needs' : 'need'} another person.` : '';
  if (selected.length > 0) {
    return (
      <>
        <strong>{`${selected.length} selected:`}</strong>
        {` live on the website at once, never undone, only corrected.${locked}`}
      </>
    );
  }
  return <>{`${waiting === 0 ? 'Nothing waits for you.' : `${waiting} wait for you; select with X.`}${locked}`}</>;
}
