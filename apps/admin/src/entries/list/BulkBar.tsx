import { type ContentType, limits } from '@fundfront/content-model';
import { type BulkAction, calls, type ResponseOf } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { ConfirmDialog } from '@fundfront/ui/components/ConfirmDialog';
import { Dialog } from '@fundfront/ui/components/Dialog';
import { toast } from '@fundfront/ui/components/Toaster';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { keyLabel } from '../../keyboard/shortcuts.ts';
import { errorMessage } from '../../layout/errorMessage.ts';
import { api } from '../../session/session.ts';
import { useTypeRights } from '../../session/useCan.ts';
import * as styles from './BulkBar.css.ts';
import type { Selection } from './useSelection.ts';

interface BulkBarProps {
  type: ContentType;
  selection: Selection;
  trash: boolean;
  children?: ReactNode;
}

type Outcome = ResponseOf<typeof calls.bulkEntries>;

const texts: Record<BulkAction, { verb: string; done: string; question: string }> = {
  publish: { verb: 'Publish', done: 'published', question: 'Every language with a draft goes live at once.' },
  unpublish: {
    verb: 'Take off',
    done: 'taken off the site',
    question: 'Visitors no longer find them. All versions stay.',
  },
  trash: { verb: 'Move to trash', done: 'moved to the trash', question: 'They go off the site, and can be restored.' },
  restore: { verb: 'Restore', done: 'restored', question: 'They come back as drafts; nothing is published.' },
};

/** Milliseconds: two hundred entries, each in a transaction of its own. */
const timeout = 120_000;

/** What can be done to all that is selected, on whichever page of the list it is. */
export function BulkBar({ type, selection, trash, children }: BulkBarProps) {
  const [asking, setAsking] = useState<BulkAction | null>(null);
  const [refused, setRefused] = useState<Outcome['refused']>([]);
  const { canPublish, canDelete } = useTypeRights(type);
  const cache = useQueryClient();
  const ids = [...selection.ids];
  const tooMany = ids.length > limits.bulkEntries;
  const actions: BulkAction[] = [
    ...(canPublish() && !trash ? (['publish', 'unpublish'] as const) : []),
    ...(canDelete ? [trash ? ('restore' as const) : ('trash' as const)] : []),
  ];

  async function act(action: BulkAction) {
    try {
      const outcome = await api.call(
        calls.bulkEntries,
        { params: { type: type.path }, body: { action, ids } },
        { timeout },
      );
      setRefused(outcome.refused);
      if (outcome.done > 0) toast.success(`${outcome.done} ${texts[action].done}`);
      selection.clear();
    } catch (error) {
      toast.error(`It is not known what was done; the list shows it. ${errorMessage(error)}`);
    }
    await Promise.all(
      [calls.listEntries, calls.countEntries, calls.getEntry].map(({ path }) =>
        cache.invalidateQueries({ queryKey: [path] }),
      ),
    );
  }

  return (
    <>
      {ids.length > 0 ? (
        <section className={styles.bar} aria-label="Selected entries">
          <span role="status">{`${ids.length} selected`}</span>
          <span className={styles.rule} aria-hidden="true" />
          {actions.map((action) => (
            <Button key={action} tone="onDark" size="s" disabled={tooMany} onClick={() => setAsking(action)}>
              {texts[action].verb}
            </Button>
          ))}
          {children}
          {tooMany ? <span>{`At most ${limits.bulkEntries} at once`}</span> : null}
          <Button tone="onDark" size="s" shortcut={keyLabel('clearSelection')} onClick={selection.clear}>
            Clear
          </Button>
        </section>
      ) : null}
      <ConfirmDialog
        open={asking !== null}
        onOpenChange={(open) => !open && setAsking(null)}
        title={asking ? `${texts[asking].verb}: ${ids.length} ${type.labels.many.toLowerCase()}` : ''}
        message={asking ? texts[asking].question : ''}
        actions={[
          { title: 'Cancel' },
          {
            title: asking ? texts[asking].verb : '',
            tone: asking === 'trash' || asking === 'unpublish' ? 'danger' : 'primary',
            action: () => (asking ? act(asking) : undefined),
          },
        ]}
      />
      <Dialog open={refused.length > 0} onOpenChange={() => setRefused([])} title={`${refused.length} not changed`}>
        <ul className={styles.refused}>
          {refused.map(({ id, title, reason }) => (
            <li key={id}>
              <strong>
                <bdi>{title}</bdi>
              </strong>
              : {reason}
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
