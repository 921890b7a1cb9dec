import { calls, type SubmissionDetail } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { Facts } from '@fundfront/ui/components/Facts';
import { toast } from '@fundfront/ui/components/Toaster';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { asList } from '../../frame/asList.ts';
import { api } from '../../session/session.ts';
import { downloadFile } from './downloadFile.ts';
import * as styles from './Inbox.css.ts';
import { fieldWord } from './words.ts';

interface AnswersProps {
  submission: SubmissionDetail;
  mayReveal: boolean;
}

/** What the visitor wrote. A hidden answer shows in full on request, and the journal keeps who asked. */
export function Answers({ submission, mayReveal }: AnswersProps) {
  const { form, id, answers, files } = submission;
  const [shown, setShown] = useState<Record<string, string>>({});
  const reveal = useMutation({
    mutationFn: (field: string) => api.call(calls.revealAnswer, { params: { form, id }, body: { field } }),
    onSuccess: ({ value }, field) => setShown((before) => ({ ...before, [field]: value })),
    onError: (error) => toast.error(error.message),
  });
  const save = useMutation({ mutationFn: downloadFile, onError: (error) => toast.error(error.message) });
  const items = answers.map(({ field, value, masked }) => ({
    term: fieldWord(field),
    value:
      masked && shown[field] === undefined ? (
        <span className={styles.hidden}>
          <bdi>{value}</bdi>
          {mayReveal ? (
            <Button size="s" tone="quiet" busy={reveal.isPending} onClick={() => reveal.mutate(field)}>
              Show in full
            </Button>
          ) : null}
        </span>
      ) : (
        <bdi className={styles.text}>{shown[field] ?? value}</bdi>
      ),
  }));
  return (
    <>
      <Facts items={items} layout="rail" />
      {files.length > 0 ? (
        <ul {...asList} className={styles.files}>
          {files.map((file) => (
            <li key={file.path}>
              <Button tone="secondary" size="s" busy={save.isPending} onClick={() => save.mutate(file)}>
                {`Download ${file.name}`}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
