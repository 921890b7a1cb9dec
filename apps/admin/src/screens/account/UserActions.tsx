import { calls, type StaffUser } from '@fundfront/content-model/wire';
import { ConfirmDialog } from '@fundfront/ui/components/ConfirmDialog';
import { IconButton } from '@fundfront/ui/components/IconButton';
import { Menu } from '@fundfront/ui/components/Menu';
import { toast } from '@fundfront/ui/components/Toaster';
import { More } from '@fundfront/ui/icons';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '../../layout/errorMessage.ts';
import { api, useSession } from '../../session/session.ts';

const changes = {
  enable: { body: { state: 'active' }, done: 'can sign in.' },
  disable: { body: { state: 'disabled' }, done: 'is disabled and signed out.' },
  oneStep: {
    body: { totp: false },
    done: 'signs in with the password alone until they turn the second step on again.',
  },
} as const;

type Change = keyof typeof changes;

const confirmations = {
  disable: { message: 'is signed out at once and cannot sign in until enabled again.', confirmLabel: 'Disable' },
  oneStep: {
    message: 'needs only the password from then on. Make sure that it is they who ask for it.',
    confirmLabel: 'Turn off',
  },
} as const;

interface UserActionsProps {
  user: StaffUser;
  onEdit: () => void;
  onSessions: () => void;
}

/** Accounts are disabled, never removed: the journal names them. */
export function UserActions({ user, onEdit, onSessions }: UserActionsProps) {
  const queries = useQueryClient();
  const [confirmOpen, setConfirmOpen] = useState(false);
  // Unchanged while the dialog closes, so that its text does not change on the way.
  const [pendingChange, setPendingChange] = useState<keyof typeof confirmations>('disable');
  const mine = useSession((state) => state.user?.id === user.id);
  const name = `${user.firstName} ${user.lastName}`;
  const change = useMutation({
    mutationFn: (change: Change) => api.call(calls.updateUser, { params: { id: user.id }, body: changes[change].body }),
    onSuccess: (_, change) => {
      toast.success(`${name} ${changes[change].done}`);
      return queries.invalidateQueries({ queryKey: [calls.listUsers.path] });
    },
    onError: (error) => toast.error(errorMessage(error)),
  });
  const openConfirm = (about: keyof typeof confirmations) => {
    setPendingChange(about);
    setConfirmOpen(true);
  };
  const enable = {
    id: 'enable',
    label: user.state === 'waiting' ? 'Approve' : 'Enable',
    onAction: () => change.mutate('enable'),
  };
  const disable = { id: 'disable', label: 'Disable', tone: 'danger' as const, onAction: () => openConfirm('disable') };
  const lostApp = {
    id: 'one-step',
    label: 'Turn off two-step sign-in',
    onAction: () => openConfirm('oneStep'),
  };
  const invite = useMutation({
    mutationFn: () => api.call(calls.inviteUser, { params: { id: user.id } }),
    onSuccess: () => toast.success(`A mail with a link to choose a password is on its way to ${user.email}.`),
    onError: (error) => toast.error(`No mail was sent. ${errorMessage(error)}`),
  });
  const mailLink = { id: 'invite', label: 'Mail a link for a password', onAction: () => invite.mutate() };
  const sessions = { id: 'sessions', label: 'Sessions', onAction: onSessions };
  const edit = { id: 'edit', label: 'Edit', onAction: onEdit };
  return (
    <>
      <Menu
        label={`Actions for ${name}`}
        placement="bottom end"
        trigger={<IconButton size="s" label={`Actions for ${name}`} icon={<More size="s" />} />}
        items={[
          edit,
          sessions,
          ...(user.state === 'active' ? [mailLink] : []),
          ...(user.totp && !mine ? [lostApp] : []),
          user.state === 'active' ? disable : enable,
        ]}
      />
      <ConfirmDialog
        open={confirmOpen}
        onOpenChange={setConfirmOpen}
        message={`${name} ${confirmations[pendingChange].message}`}
        actions={[
          { title: 'Cancel' },
          {
            title: confirmations[pendingChange].confirmLabel,
            tone: 'danger',
            action: async () => {
              await change.mutateAsync(pendingChange).catch(() => {});
            },
          },
        ]}
      />
    </>
  );
}
