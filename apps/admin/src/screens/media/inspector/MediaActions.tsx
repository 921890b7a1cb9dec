import { ApiError } from '@fundfront/api-client';
import { calls, type MediaDetail } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { Notice } from '@fundfront/ui/components/Notice';
import { toast } from '@fundfront/ui/components/Toaster';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { publicUrl } from '../../../config.ts';
import { replaceFile } from '../../../entries/media/uploads.ts';
import { acceptedDocuments, acceptedPictures } from '../../../entries/media/useUploadPicker.tsx';
import { errorMessage } from '../../../layout/errorMessage.ts';
import { api } from '../../../session/session.ts';
import { callKey } from '../../../session/useCall.ts';
import * as styles from './Inspector.css.ts';
import { InUseDialog } from './InUseDialog.tsx';

const isInUse = (error: Error) => error instanceof ApiError && error.code === 'IN_USE';

export function MediaActions({ item, disabled, onGone }: { item: MediaDetail; disabled: boolean; onGone: () => void }) {
  const queries = useQueryClient();
  const file = useRef<HTMLInputElement>(null);
  const [showUses, setShowUses] = useState(false);
  const params = { id: item.id };

  async function refresh(known?: MediaDetail) {
    if (known) queries.setQueryData(callKey(calls.getMedia, { params }), known);
    else await queries.invalidateQueries({ queryKey: callKey(calls.getMedia, { params }) });
    for (const { path } of [calls.listMedia, calls.mediaOverview])
      await queries.invalidateQueries({ queryKey: [path] });
  }

  const restoring = useMutation({
    mutationFn: () => api.call(calls.restoreMedia, { params }),
    onSuccess: (restored) => refresh(restored),
    onError: (error) => void toast.error(errorMessage(error)),
  });
  const trashing = useMutation({
    mutationFn: () => api.call(calls.trashMedia, { params }),
    onSuccess: async () => {
      toast.success(`“${item.title}” is in the trash.`, {
        action: { label: 'Undo', onClick: () => restoring.mutate() },
      });
      onGone();
      await refresh();
    },
    onError: async (error) => {
      if (!isInUse(error)) return;
      await refresh();
      setShowUses(true);
    },
  });
  const replacing = useMutation({
    mutationFn: (chosen: File) => replaceFile(item.id, chosen),
    onSuccess: async (replaced) => {
      toast.success('Replaced. The address and all uses stay.');
      await refresh(replaced);
    },
  });
  const failure = replacing.error ?? (trashing.error && !isInUse(trashing.error) ? trashing.error : null);
  const places = item.usedIn.length;

  async function copyAddress() {
    try {
      await navigator.clipboard.writeText(new URL(publicUrl(item.src), location.href).href);
      toast.success('Address copied.');
    } catch {
      toast.error(`The browser did not allow copying. The address is ${item.src}`);
    }
  }

  return (
    <section className={styles.part} aria-label="Actions">
      <input
        ref={file}
        type="file"
        hidden
        aria-label="Replacing file"
        accept={item.kind === 'image' ? acceptedPictures : acceptedDocuments}
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          if (chosen) replacing.mutate(chosen);
          currentTarget.value = '';
        }}
      />
      {failure ? (
        <Notice tone="bad" role="alert" title="The file that was there stays">
          {errorMessage(failure)}
        </Notice>
      ) : null}
      <div className={styles.actions}>
        {item.trashedAt ? (
          <Button tone="secondary" disabled={disabled} busy={restoring.isPending} onClick={() => restoring.mutate()}>
            Restore
          </Button>
        ) : (
          <>
            <Button
              tone="secondary"
              disabled={disabled}
              busy={replacing.isPending}
              onClick={() => file.current?.click()}
            >
              Replace file…
            </Button>
            <Button tone="quiet" onClick={copyAddress}>
              Copy address
            </Button>
            <Button
              tone="quiet"
              disabled={disabled}
              busy={trashing.isPending}
              onClick={() => (places > 0 ? setShowUses(true) : trashing.mutate())}
            >
              Delete
            </Button>
          </>
        )}
      </div>
      <p className={styles.note}>
        {disabled
          ? 'Your role reads the library. Administrators and editors change it.'
          : item.trashedAt
            ? 'While it is in the trash, its address answers nothing.'
            : `Replace keeps the address${places === 0 ? '' : places === 1 ? ' and its use' : ` and all ${places} uses`}.`}
      </p>
      {showUses ? (
        <InUseDialog
          item={item}
          onClose={() => setShowUses(false)}
          onReplace={() => {
            setShowUses(false);
            file.current?.click();
          }}
        />
      ) : null}
    </section>
  );
}
