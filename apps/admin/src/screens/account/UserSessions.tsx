import { calls, type StaffUser } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { Dialog } from '@fundfront/ui/components/Dialog';
import { Skeleton } from '@fundfront/ui/components/Skeleton';
import { toast } from '@fundfront/ui/components/Toaster';
import { useMutation } from '@tanstack/react-query';
import { CallError } from '../../layout/CallError.tsx';
import { errorMessage } from '../../layout/errorMessage.ts';
import { api } from '../../session/session.ts';
import { useCall } from '../../session/useCall.ts';
import { SessionList } from './SessionList.tsx';

export function UserSessions({ user, onClose }: { user: StaffUser; onClose: () => void }) {
  const name = `${user.firstName} ${user.lastName}`;
  const params = { id: user.id };
  const { data, error, refetch } = useCall(calls.userSessions, { params });
  const end = useMutation({
    mutationFn: () => api.call(calls.endUserSessions, { params }),
    onSuccess: () => {
      toast.success(`${name} is signed out everywhere.`);
      return refetch();
    },
    onError: (failure) => toast.error(`Nothing was ended. ${errorMessage(failure)}`),
  });
  const isOpen = data?.some(({ endedAt }) => endedAt === null) ?? false;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Sessions of ${name}`}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            Close
          </Button>
          {isOpen ? (
            <Button tone="danger" busy={end.isPending} onClick={() => end.mutate()}>
              End all
            </Button>
          ) : null}
        </>
      }
    >
      {error ? <CallError what="The sessions" error={error} onRetry={refetch} /> : null}
      {!data && !error ? <Skeleton lines={3} /> : null}
      {data ? <SessionList sessions={data} /> : null}
    </Dialog>
  );
}
