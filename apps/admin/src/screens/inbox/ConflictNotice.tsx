import type { SubmissionDetail } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { Notice } from '@fundfront/ui/components/Notice';
import { Inline } from '@fundfront/ui/layout/Inline';
import { Stack } from '@fundfront/ui/layout/Stack';
import { formatInstant } from '../../format/dates.ts';
import * as styles from './Inbox.css.ts';
import { stateLabel } from './labels.ts';
import { VisitorText } from './VisitorText.tsx';

interface ConflictNoticeProps {
  theirs: SubmissionDetail;
  onAcceptTheirs: () => void;
  onOverwrite: () => void;
}

export function ConflictNotice({
  theirs: { form, state, note, changedAt },
  onAcceptTheirs,
  onOverwrite,
}: ConflictNoticeProps) {
  return (
    <Notice tone="warn" role="alert" title="Somebody else changed this meanwhile">
      <Stack space="xs">
        <p>{`${formatInstant(changedAt)}: ${stateLabel(form, state)}${note ? ', with the note:' : ', without a note.'}`}</p>
        {note ? (
          <blockquote className={styles.theirs}>
            <VisitorText text={note} as="prose" />
          </blockquote>
        ) : null}
        <Inline space="xs">
          <Button size="s" tone="secondary" onClick={onAcceptTheirs}>
            Take theirs
          </Button>
          <Button size="s" onClick={onOverwrite}>
            Save mine over it
          </Button>
        </Inline>
      </Stack>
    </Notice>
  );
}
