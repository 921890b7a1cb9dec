import type { MediaDetail } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { Dialog } from '@fundfront/ui/components/Dialog';
import * as styles from './Inspector.css.ts';
import { UseList } from './UsedIn.tsx';

interface InUseDialogProps {
  item: MediaDetail;
  onClose: () => void;
  onReplace: () => void;
}

function reason({ usedIn }: MediaDetail): string {
  const live = usedIn.filter((use) => use.live.length > 0).length;
  const what =
    usedIn.length === 1 ? `1 place${live ? ', which is live' : ''}` : `${usedIn.length} places, ${live} of them live`;
  return `Deleting it would leave a hole in ${what}. Take it out there first, or replace the file.`;
}

export function InUseDialog({ item, onClose, onReplace }: InUseDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={`${item.title} is in use, so it stays`}
      actions={
        <>
          <span className={styles.note}>Nothing was deleted</span>
          <Button tone="secondary" onClick={onReplace}>
            Replace file…
          </Button>
          <Button onClick={onClose}>Keep it</Button>
        </>
      }
    >
      <p className={styles.dialogText}>{reason(item)}</p>
      <UseList item={item} />
    </Dialog>
  );
}
