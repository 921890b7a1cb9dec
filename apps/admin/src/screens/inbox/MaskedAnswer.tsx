import { calls, type SubmissionDetail } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { Ltr } from '@fundfront/ui/components/Ltr';
import { toast } from '@fundfront/ui/components/Toaster';
import { useMutation } from '@tanstack/react-query';
import { errorMessage } from '../../layout/errorMessage.ts';
import { api } from '../../session/session.ts';
import * as styles from './Inbox.css.ts';

interface MaskedAnswerProps {
  submission: Pick<SubmissionDetail, 'form' | 'id'>;
  field: string;
  value: string;
  canReveal: boolean;
}

/** The journal records who asked for the full number; it is forgotten with the screen. */
export function MaskedAnswer({ submission: { form, id }, field, value, canReveal }: MaskedAnswerProps) {
  const reveal = useMutation({
    mutationFn: () => api.call(calls.revealAnswer, { params: { form, id }, body: { field } }),
    onError: (error) => toast.error(errorMessage(error)),
  });
  return (
    <span className={styles.hidden}>
      <output>
        <Ltr>{reveal.data?.value ?? value}</Ltr>
      </output>
      {canReveal && !reveal.data ? (
        <Button size="s" tone="quiet" busy={reveal.isPending} onClick={() => reveal.mutate()}>
          Show in full
        </Button>
      ) : null}
    </span>
  );
}
