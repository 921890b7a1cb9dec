import { calls } from '@fundfront/content-model/wire';
import { Skeleton } from '@fundfront/ui/components/Skeleton';
import { Switch } from '@fundfront/ui/components/Switch';
import { Text } from '@fundfront/ui/components/Text';
import { toast } from '@fundfront/ui/components/Toaster';
import { Stack } from '@fundfront/ui/layout/Stack';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CallError } from '../../layout/CallError.tsx';
import { errorMessage } from '../../layout/errorMessage.ts';
import { Panel } from '../../layout/Panel.tsx';
import { api } from '../../session/session.ts';
import { callKey, useCall } from '../../session/useCall.ts';

export function NotificationSettings() {
  const queries = useQueryClient();
  const { data, error, refetch } = useCall(calls.getNotificationSettings, {});
  const save = useMutation({
    mutationFn: (mail: boolean) => api.call(calls.saveNotificationSettings, { body: { mail } }),
    onSuccess: (saved) => {
      queries.setQueryData(callKey(calls.getNotificationSettings, {}), saved);
      toast.success(saved.mail ? 'Notifications come by mail too.' : 'Notifications come by the bell alone.');
    },
    onError: (problem) => toast.error(errorMessage(problem)),
  });
  return (
    <Panel title="Notifications">
      {data ? (
        <Stack space="m">
          <Switch
            label="Send me my notifications by mail too"
            checked={save.isPending ? save.variables : data.mail}
            disabled={save.isPending}
            onChange={({ target }) => save.mutate(target.checked)}
          />
          <Text tone="secondary">
            The bell always shows what concerns you: new requests that your role handles, approvals, comments, failed
            jobs.
          </Text>
        </Stack>
      ) : error ? (
        <CallError what="Your choice" error={error} onRetry={refetch} />
      ) : (
        <Skeleton lines={2} />
      )}
    </Panel>
  );
}
