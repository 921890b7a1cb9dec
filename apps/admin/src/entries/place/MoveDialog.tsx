import { type ContentTypeName, contentType } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import { ConfirmDialog } from '@fundfront/ui/components/ConfirmDialog';
import { Ltr } from '@fundfront/ui/components/Ltr';
import { toast } from '@fundfront/ui/components/Toaster';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { errorMessage } from '../../layout/errorMessage.ts';
import { api } from '../../session/session.ts';
import * as styles from './MoveDialog.css.ts';
import type { Place } from './places.ts';

export interface Move extends Place {
  id: string;
  title: string;
}

interface MoveDialogProps {
  name: ContentTypeName;
  move: Move;
  onClose: () => void;
}

/** Says what a move changes before it is made; one that changes no address is made at once. */
export function MoveDialog({ name, move, onClose }: MoveDialogProps) {
  const cache = useQueryClient();
  const { id, title, ...body } = move;
  const params = { type: contentType(name).path, id };
  const { data, error } = useCheck(params, body);
  const started = useRef(false);

  async function perform() {
    try {
      await api.call(calls.moveEntry, { params, body });
      const count = data?.changed ?? 0;
      toast.success(count > 0 ? `${title} is moved. ${count} old addresses forward.` : `${title} is moved.`);
      await Promise.all(
        [calls.listEntries, calls.getEntry].map(({ path }) => cache.invalidateQueries({ queryKey: [path] })),
      );
    } catch (refused) {
      toast.error(`Nothing was moved. ${errorMessage(refused)}`);
    }
    onClose();
  }

  const silent = data?.problem === null && data.changed === 0;
  useEffect(() => {
    if (!silent || started.current) return;
    started.current = true;
    void perform();
  });
  const refusal = error ? errorMessage(error) : data?.problem;
  if (refusal) {
    return (
      <ConfirmDialog
        open
        onOpenChange={onClose}
        title={`${title} cannot go there`}
        message={`${refusal} Everything is where it was.`}
        actions={[{ title: 'Close' }]}
      />
    );
  }
  if (!data || silent) return null;
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Move ${title}?`}
      message={
        <>
          <p>
            {data.changed === 1 ? 'One public address changes' : `${data.changed} public addresses change`}, at once.
            Old addresses forward to the new ones.
          </p>
          <ul className={styles.addresses}>
            {data.addresses.map(({ from, to }) => (
              <li key={from}>
                <Ltr>{from}</Ltr> → <Ltr>{to}</Ltr>
              </li>
            ))}
          </ul>
          {data.changed > data.addresses.length ? <p>{`and ${data.changed - data.addresses.length} more`}</p> : null}
        </>
      }
      actions={[{ title: 'Leave it' }, { title: 'Move', tone: 'primary', action: perform }]}
    />
  );
}

function useCheck(params: { type: string; id: string }, body: Place) {
  return useQuery({
    queryKey: [calls.checkMove.path, params, body],
    queryFn: ({ signal }) => api.call(calls.checkMove, { params, body }, { signal }),
    gcTime: 0,
    retry: false,
  });
}
