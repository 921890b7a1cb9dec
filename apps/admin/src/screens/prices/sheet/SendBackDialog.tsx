import { limits } from '@fundfront/content-model';
import type { PriceSheetRow } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { Field } from '@fundfront/ui/components/Field';
import { TextArea } from '@fundfront/ui/components/TextArea';
import { useState } from 'react';
import { FormDialog } from '../../../layout/FormDialog.tsx';
import { fundName } from './rowState.ts';
import * as styles from './Sheet.css.ts';
import type { DaySheet } from './useDaySheet.ts';

const quickReasons = ['Check the source', 'Price of a holding', 'Units outstanding', 'Payout missing'] as const;

interface SendBackDialogProps {
  rows: readonly PriceSheetRow[];
  day: DaySheet;
  onClose: () => void;
}

/** Each of the rows with the same comment; the others go ahead. */
export function SendBackDialog({ rows, day, onClose }: SendBackDialogProps) {
  const [comment, setComment] = useState('');
  const only = rows.length === 1 ? rows[0] : undefined;
  return (
    <FormDialog
      title={only ? `Send back ${fundName(only)}` : `Send back ${rows.length} prices`}
      save="Send back"
      refused="Not sent back"
      onClose={onClose}
      onSave={async () => {
        for (const row of rows) await day.actions.sendBack(row, comment);
        onClose();
      }}
    >
      {(problem) => (
        <>
          <div className={styles.buttons}>
            {quickReasons.map((reason) => (
              <Button
                key={reason}
                size="s"
                tone="secondary"
                onClick={() =>
                  setComment((now) => (now.trim() === '' ? `${reason}: ` : `${now.trimEnd()} ${reason}: `))
                }
              >
                {reason}
              </Button>
            ))}
          </div>
          <Field label="What is wrong?" required error={problem('comment')} help="The maker reads it beside the price">
            {(control) => (
              <TextArea
                {...control}
                maxLength={limits.noteLength}
                value={comment}
                onChange={(event) => setComment(event.target.value)}
              />
            )}
          </Field>
        </>
      )}
    </FormDialog>
  );
}
