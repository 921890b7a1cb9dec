import { calls, type StaffUser } from '@fundfront/content-model/wire';
import { ConfirmDialog } from '@fundfront/ui/components/ConfirmDialog';
import { IconButton } from '@fundfront/ui/components/IconButton';
import { Menu } from '@fundfront/ui/components/Menu';
import { toast } from '@fundfront/ui/components/Toaster';
import { More } from '@fundfront/ui/icons';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { wordsOf } from '../../frame/words.ts';
import { api } from '../../session/session.ts';

/** What can be done with an account. Accounts are disabled, never removed: the journal names them. */
export function UserActions({ user, onEdit }: { user: StaffUser; onEdit: () => void }) {
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const name = `${user.firstName} ${user.lastName}`;
  const change = useMutation({
    mutationFn: (state: 'active' | 'disabled') =>
      api.call(calls.updateUser, { params: { id: user.id }, body: { state } }),
    onSuccess: (_, state) => {
      toast.success(state === 'active' ? `${name} can sign in.` : `${name} is disabled and signed out.`);
      return queries.invalidateQueries({ queryKey: [calls.listUsers.path] });
    },
    onError: (error) => toast.error(wordsOf(error)),
  });
  const enable = {
    id: 'enable',
    label: user.state === 'waiting' ? 'Approve' : 'Enable',
    onAction: () => change.mutate('active'),
  };
  const disable = { id: 'disable', label: 'Disable', tone: 'danger' as const, onAction: () => setAsking(true) };
  return (
    <>
      <Menu
        label={`Actions for ${name}`}
        placement="bottom end"
        trigger={<IconButton size="s" label={`Actions for ${name}`} icon={<More size="s" />} />}
        items={[{ id: 'edit', label: 'Edit', onAction: onEdit }, user.state === 'active' ? disable : enable]}
      />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        message={`${name} is signed out at once and cannot sign in until enabled again.`}
        actions={[
          { title: 'Cancel' },
          {
            title: 'Disable',
            tone: 'danger',
            action: async () => {
              await change.mutateAsync('disabled').catch(() => {});
            },
          },
        ]}
      />
    </>
  );
}
