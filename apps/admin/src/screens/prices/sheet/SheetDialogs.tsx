import { CorrectionDialog } from './CorrectionDialog.tsx';
import { NoPriceDialog } from './NoPriceDialog.tsx';
import { PasteDialog } from './PasteDialog.tsx';
import { SendBackDialog } from './SendBackDialog.tsx';
import type { DaySheet } from './useDaySheet.ts';

export function SheetDialogs({ day }: { day: DaySheet }) {
  const { dialog, sheet } = day;
  const close = () => day.open(null);
  if (!dialog) return null;
  if (dialog.name === 'paste') return <PasteDialog day={day} text={dialog.text} onClose={close} />;
  if (dialog.name === 'send-back') {
    const rows = sheet.rows.filter(({ fund, draft }) => draft !== null && dialog.funds.includes(fund));
    return <SendBackDialog rows={rows} day={day} onClose={close} />;
  }
  const row = sheet.rows.find(({ fund }) => fund === dialog.fund);
  if (!row) return null;
  const Dialog = dialog.name === 'correct' ? CorrectionDialog : NoPriceDialog;
  return (
    <Dialog
      row={row}
      day={sheet.day}
      onClose={close}
      onStore={async (content) => {
        await day.actions.store(row.fund, content);
        close();
      }}
    />
  );
}
