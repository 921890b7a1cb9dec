import type { PriceSheet } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { EmptyState } from '@fundfront/ui/components/EmptyState';
import { Notice } from '@fundfront/ui/components/Notice';
import { mq } from '@fundfront/ui/tokens';
import { useEffect, useEffectEvent } from 'react';
import { useLeaveGuard } from '../../../entries/edit/useLeaveGuard.tsx';
import { formatClock } from '../../../format/dates.ts';
import { useMediaQuery } from '../../../layout/useMediaQuery.ts';
import { FilterTabs } from './FilterTabs.tsx';
import { Inspector } from './Inspector.tsx';
import { isTable } from './paste.ts';
import * as styles from './Sheet.css.ts';
import { SheetDialogs } from './SheetDialogs.tsx';
import { SheetFoot } from './SheetFoot.tsx';
import { SheetGrid } from './SheetGrid.tsx';
import { SheetList } from './SheetList.tsx';
import { type DaySheet as Day, useDaySheet } from './useDaySheet.ts';
import { useSheetKeys } from './useSheetKeys.ts';

/** Part of a sheet on the clipboard opens its preview, wherever on the screen it is put in; one value goes into its cell. */
function usePastedTable(onTable: (text: string) => void) {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const { target, clipboardData } = event;
    const other = target instanceof Element && target.closest('[role="dialog"], textarea, input:not([data-cell])');
    const text = clipboardData?.getData('text/plain') ?? '';
    if (other || !isTable(text)) return;
    event.preventDefault();
    onTable(text);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => onPaste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
}

/** Of one day: mounted anew for each, so that nothing typed goes over to another. */
export function DaySheet({ sheet }: { sheet: PriceSheet }) {
  const day = useDaySheet(sheet);
  const roomy = useMediaQuery(`screen and ${mq.desktop}`);
  const keys = useSheetKeys(day);
  const guard = useLeaveGuard(day.rows.edits.size > 0);
  usePastedTable((text) => day.maker && roomy && day.open({ name: 'paste', text }));
  return (
    <>
      {sheet.holiday ? (
        <div className={styles.inset}>
          <Notice tone="warn" title={`No business day: ${sheet.holiday.en}`}>
            <span lang="ur" dir="rtl">
              {sheet.holiday.ur}
            </span>
          </Notice>
        </div>
      ) : null}
      <FilterTabs day={day} end={<SavedText day={day} />} />
      <Leftovers day={day} />
      {day.shown.length === 0 ? (
        <EmptyState title="No fund is here">
          {sheet.rows.length === 0 ? 'Funds appear as soon as they are entered.' : 'Another filter shows the others.'}
        </EmptyState>
      ) : roomy ? (
        <div className={styles.panes}>
          <div className={styles.main}>
            <SheetGrid day={day} onNextFinding={keys.nextFinding} />
            <SheetFoot
              day={day}
              onSubmit={keys.submit}
              onApprove={keys.approveSelected}
              onNextFinding={keys.nextFinding}
            />
          </div>
          <div className={styles.inspectorPane}>{day.current ? <Inspector day={day} view={day.current} /> : null}</div>
        </div>
      ) : (
        <SheetList day={day} />
      )}
      <SheetDialogs day={day} />
      {guard}
    </>
  );
}

function SavedText({ day: { rows } }: { day: Day }) {
  const edits = [...rows.edits.values()];
  const unsaved = edits.filter(({ state }) => state !== 'saving').length;
  if (edits.length > unsaved) return 'Saving';
  if (unsaved > 0) return `${unsaved} not saved`;
  return rows.savedAt === null ? null : `Saved ${formatClock(rows.savedAt)}`;
}

function Leftovers({ day: { actions } }: { day: Day }) {
  if (!actions.left) return null;
  return (
    <div className={styles.inset}>
      <Notice tone="warn" role="alert" title={actions.left.title}>
        <ul className={styles.list}>
          {actions.left.items.map(({ fund, name, text }) => (
            <li key={fund}>
              <strong>{name}</strong>: {text}
            </li>
          ))}
        </ul>
        <Button size="s" tone="quiet" onClick={actions.dismiss}>
          Put the list away
        </Button>
      </Notice>
    </div>
  );
}
