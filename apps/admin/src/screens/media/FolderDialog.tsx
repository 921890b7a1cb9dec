import { ApiError } from '@fundfront/api-client';
import { calls } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { Dialog } from '@fundfront/ui/components/Dialog';
import { Field } from '@fundfront/ui/components/Field';
import { TextInput } from '@fundfront/ui/components/TextInput';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { errorMessage } from '../../layout/errorMessage.ts';
import { api } from '../../session/session.ts';

interface Folder {
  id: string;
  name: string;
}

export type FolderTask = { kind: 'create' } | { kind: 'rename'; folder: Folder } | { kind: 'remove'; folder: Folder };

interface FolderDialogProps {
  task: FolderTask;
  onClose: () => void;
  onRemoved: () => void;
}

async function perform(task: FolderTask, name: string): Promise<unknown> {
  if (task.kind === 'create') return await api.call(calls.createMediaFolder, { body: { name } });
  const params = { id: task.folder.id };
  if (task.kind === 'rename') return await api.call(calls.renameMediaFolder, { params, body: { name } });
  return await api.call(calls.deleteMediaFolder, { params });
}

const titles = { create: 'New folder', rename: 'Rename folder', remove: 'Remove folder' } as const;
const verbs = { create: 'Make folder', rename: 'Rename', remove: 'Remove folder' } as const;

export function FolderDialog({ task, onClose, onRemoved }: FolderDialogProps) {
  const [name, setName] = useState(task.kind === 'create' ? '' : task.folder.name);
  const form = useId();
  const queries = useQueryClient();
  const saving = useMutation({
    mutationFn: () => perform(task, name.trim()),
    onSuccess: async () => {
      if (task.kind === 'remove') onRemoved();
      await queries.invalidateQueries({ queryKey: [calls.mediaOverview.path] });
      onClose();
    },
  });
  const { error } = saving;
  const message = error
    ? error instanceof ApiError
      ? (error.fields[0]?.message ?? error.message)
      : errorMessage(error)
    : undefined;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!saving.isPending) saving.mutate();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      size="s"
      title={titles[task.kind]}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={form}
            busy={saving.isPending}
            tone={task.kind === 'remove' ? 'danger' : 'primary'}
          >
            {verbs[task.kind]}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        {task.kind === 'remove' ? (
          <p>
            The files in “<bdi>{task.folder.name}</bdi>” stay in the library, in no folder. {message}
          </p>
        ) : (
          <Field label="Name" error={message}>
            {(control) => (
              <TextInput
                {...control}
                dir="auto"
                value={name}
                onChange={(event) => setName(event.currentTarget.value)}
              />
            )}
          </Field>
        )}
      </form>
    </Dialog>
  );
}
