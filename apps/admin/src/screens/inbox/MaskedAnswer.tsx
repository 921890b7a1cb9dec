import { limits } from '@fundfront/content-model';
import { calls, type SubmissionDetail } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { Field } from '@fundfront/ui/components/Field';
import { Ltr } from '@fundfront/ui/components/Ltr';
import { TextInput } from '@fundfront/ui/components/TextInput';
import { TextLink } from '@fundfront/ui/components/TextLink';
import { toast } from '@fundfront/ui/components/Toaster';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { errorMessage } from '../../layout/errorMessage.ts';
import { api } from '../../session/session.ts';
import { callKey } from '../../session/useCall.ts';
import { answerOf } from './answerOf.ts';
import * as styles from './Inbox.css.ts';
import { fieldLabel } from './labels.ts';

interface MaskedAnswerProps {
  submission: Pick<SubmissionDetail, 'form' | 'id'>;
  field: string;
  value: string;
  canReveal: boolean;
}

function Shown({ value, isPhone }: { value: string; isPhone: boolean }) {
  return isPhone ? (
    <TextLink href={`tel:${value.replaceAll('-', '')}`}>
      <Ltr>{value}</Ltr>
    </TextLink>
  ) : (
    <Ltr>{value}</Ltr>
  );
}

/** The journal records who asked for the full number, and why; it is hidden again after a minute. */
export function MaskedAnswer({ submission: { form, id }, field, value, canReveal }: MaskedAnswerProps) {
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const label = fieldLabel(form, field);
  const { data, isPending, mutate, reset } = useMutation({
    mutationFn: () => api.call(calls.revealAnswer, { params: { form, id }, body: { field, reason } }),
    onSuccess: () => {
      setAsking(false);
      setReason('');
      void queries.invalidateQueries({ queryKey: callKey(calls.openSubmission, { params: { id } }) });
    },
    onError: (error) => toast.error(errorMessage(error)),
  });
  useEffect(() => {
    if (!data) return;
    const timer = setTimeout(reset, limits.revealMs);
    return () => clearTimeout(timer);
  }, [data, reset]);
  const ask = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate();
  };
  return (
    <>
      <span className={styles.hidden}>
        <output>
          {data ? <Shown value={data.value} isPhone={answerOf(form, field) === 'telephone'} /> : <Ltr>{value}</Ltr>}
        </output>
        {data ? <span className={styles.none}>Hidden again after a minute</span> : null}
        {canReveal && !data && !asking ? (
          <Button size="s" tone="quiet" onClick={() => setAsking(true)}>
            Show in full…
          </Button>
        ) : null}
      </span>
      {asking && !data ? (
        <form className={styles.reveal} onSubmit={ask} aria-label={`Show ${label} in full`}>
          <span className={styles.revealText}>
            <Field
              label={`Why do you need ${label}?`}
              help="Your name, the time and the reason go to the activity log."
            >
              {(control) => (
                <TextInput
                  {...control}
                  value={reason}
                  minLength={limits.reasonLength.min}
                  maxLength={limits.reasonLength.max}
                  required
                  onChange={({ target }) => setReason(target.value)}
                />
              )}
            </Field>
          </span>
          <span className={styles.buttons}>
            <Button type="submit" size="s" busy={isPending}>
              {`Show for ${limits.revealMs / 1_000} s`}
            </Button>
            <Button size="s" tone="quiet" onClick={() => setAsking(false)}>
              Cancel
            </Button>
          </span>
        </form>
      ) : null}
    </>
  );
}
