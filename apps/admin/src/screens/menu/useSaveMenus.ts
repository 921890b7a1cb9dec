import { toast } from '@fundfront/ui/components/Toaster';
import { useState } from 'react';
import { errorMessage } from '../../layout/errorMessage.ts';
import type { SaveProgress } from './saveMenu.ts';
import type { MenuDraft } from './useMenuDraft.ts';

export interface SaveMenus {
  busy: boolean;
  status: string | undefined;
  failure: string | undefined;
  run: (publish: boolean) => Promise<void>;
  clearFailure: () => void;
}

export function useSaveMenus(drafts: readonly MenuDraft[]): SaveMenus {
  const [progress, setProgress] = useState<Pick<SaveProgress, 'done' | 'of'>>();
  const [failure, setFailure] = useState<string>();

  const run = async (publish: boolean) => {
    setFailure(undefined);
    setProgress({ done: 0, of: 0 });
    let last: SaveProgress | undefined;
    try {
      for (const draft of drafts) {
        await draft.save(publish, (now) => {
          last = now;
          setProgress(now);
        });
      }
      toast.success(publish ? 'The menus are saved and published.' : 'The drafts are saved.');
    } catch (error) {
      const savedSoFar = last
        ? `${last.done} of ${last.of} steps are saved; the rest is still here.`
        : 'Nothing was saved.';
      setFailure(`${errorMessage(error)} ${savedSoFar}`);
    } finally {
      setProgress(undefined);
    }
  };

  return {
    busy: progress !== undefined,
    status: progress && (progress.of > 0 ? `Saving ${progress.done} of ${progress.of}` : 'Saving'),
    failure,
    run,
    clearFailure: () => setFailure(undefined),
  };
}
