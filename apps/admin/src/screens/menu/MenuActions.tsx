import { Button } from '@fundfront/ui/components/Button';
import { toast } from '@fundfront/ui/components/Toaster';
import { keyLabel } from '../../keyboard/shortcuts.ts';
import { useShortcut } from '../../keyboard/useShortcut.ts';
import { firstProblem } from './itemProblems.ts';
import { linesOf } from './tree.ts';
import type { MenuDraft } from './useMenuDraft.ts';
import type { SaveMenus } from './useSaveMenus.ts';

export interface MenuActionsProps {
  drafts: readonly MenuDraft[];
  saving: SaveMenus;
  canEdit: boolean;
  canPublish: boolean;
  onInvalid: (key: string) => void;
}

export function MenuActions({ drafts, saving, canEdit, canPublish, onInvalid }: MenuActionsProps) {
  const operations = drafts.flatMap((draft) => draft.operations);
  const dirty = operations.length > 0;
  const hidden = drafts.some(({ nodes }) => linesOf(nodes).some(({ node }) => !node.live));
  // Order and removal have no draft: the public sees them at once, so they need a publication.
  const draftOnly = operations.every(({ kind }) => kind === 'create' || kind === 'update');

  const run = (publish: boolean) => {
    if (saving.busy) return;
    const invalid = drafts.map(({ nodes }) => firstProblem(nodes)).find((node) => node !== undefined);
    if (!invalid) return void saving.run(publish);
    onInvalid(invalid.key);
    toast.error(`Correct “${invalid.title || 'the new item'}” first.`);
  };
  useShortcut('save', () => canEdit && dirty && run(!draftOnly));

  return (
    <>
      {dirty ? (
        <Button
          tone="quiet"
          disabled={saving.busy}
          onClick={() => {
            for (const draft of drafts) draft.discard();
            saving.clearFailure();
          }}
        >
          Discard
        </Button>
      ) : null}
      {canEdit ? (
        <Button
          tone="secondary"
          busy={saving.busy}
          disabled={!dirty || !draftOnly}
          {...(dirty && !draftOnly && { title: 'A new order or a removal is public at once: save and publish it' })}
          shortcut={keyLabel('save')}
          onClick={() => run(false)}
        >
          Save draft
        </Button>
      ) : null}
      {canPublish ? (
        <Button busy={saving.busy} disabled={!dirty && !hidden} onClick={() => run(true)}>
          Save and publish
        </Button>
      ) : null}
    </>
  );
}
