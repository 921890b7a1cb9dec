import { limits } from '@fundfront/content-model';
import { calls, type DisclosedRow } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { Field } from '@fundfront/ui/components/Field';
import { TextArea } from '@fundfront/ui/components/TextArea';
import { useState } from 'react';
import { api } from '../../session/session.ts';
import { useReviewActions } from '../review/useReviewActions.ts';
import * as styles from './Disclosures.css.ts';

interface OverrideFormProps {
  id: string;
  row: Pick<DisclosedRow, 'locale' | 'version'>;
  code: string;
}

/** For this version alone, with a reason that the activity log keeps. */
export function OverrideForm({ id, row: { locale, version }, code }: OverrideFormProps) {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const { busy, run } = useReviewActions();
  if (!open) {
    return (
      <Button tone="secondary" size="s" onClick={() => setOpen(true)}>
        Let it pass…
      </Button>
    );
  }
  const override = () =>
    api.call(calls.overrideDisclosure, { params: { id }, body: { locale, version, code, reason } });
  return (
    <div className={styles.reason}>
      <Field label="Why may it say so?" help="Kept in the activity log. A later save asks again.">
        {(field) => (
          <TextArea
            {...field}
            autoFocus
            maxLength={limits.noteLength}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
      <Button
        size="s"
        busy={busy}
        disabled={reason.trim().length < limits.overrideReason}
        onClick={() => run(override, 'This version may pass the rule')}
      >
        Let it pass
      </Button>
    </div>
  );
}
