import type { ImportReport } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { ConfirmDialog } from '@fundfront/ui/components/ConfirmDialog';
import { useState } from 'react';

export interface ApplyImportProps {
  report: ImportReport;
  busy: boolean;
  onApply: (samples: 'keep' | 'replace') => Promise<unknown>;
}

export function ApplyImport({ report, busy, onApply }: ApplyImportProps) {
  const [confirmOpen, setConfirmOpen] = useState(false);
  const { sampleFunds, rows, waits } = report;
  const good = rows.read - rows.skipped;
  const run = (samples: 'keep' | 'replace') => async () => {
    await onApply(samples).catch(() => {});
  };
  const skipped = rows.skipped === 0 ? '' : ` ${rows.skipped.toLocaleString('en')} rows with errors are left out.`;
  return (
    <>
      <Button busy={busy} disabled={good === 0} onClick={() => setConfirmOpen(true)}>
        Import {good.toLocaleString('en')} rows
      </Button>
      <ConfirmDialog
        open={confirmOpen}
        onOpenChange={setConfirmOpen}
        title={waits ? 'Send for approval?' : 'Import and publish?'}
        message={
          sampleFunds > 0
            ? `The site shows ${sampleFunds} sample funds. Should they make way for yours?${skipped}`
            : `${waits ? 'Another person has to approve before anything is saved or shown.' : 'Funds and prices are saved and shown to the public at once.'}${skipped}`
        }
        actions={
          sampleFunds > 0
            ? [
                { title: 'Cancel' },
                { title: 'Keep them', action: run('keep') },
                { title: 'Replace them', tone: 'primary', action: run('replace') },
              ]
            : [{ title: 'Cancel' }, { title: waits ? 'Send' : 'Import', tone: 'primary', action: run('keep') }]
        }
      />
    </>
  );
}
