import type { ApiError } from '@fundfront/api-client';
import { calls, type ResponseOf } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { Dialog } from '@fundfront/ui/components/Dialog';
import { Notice } from '@fundfront/ui/components/Notice';
import { Skeleton } from '@fundfront/ui/components/Skeleton';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { errorMessage } from '../../layout/errorMessage.ts';
import { api } from '../../session/session.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { TotpSecretForm } from './TotpSecretForm.tsx';

export function TwoStepSetUp({ onClose }: { onClose: () => void }) {
  const id = useId();
  const start = useMutation<ResponseOf<typeof calls.startTotp>, ApiError, void>({
    mutationFn: () => api.call(calls.startTotp, {}),
  });
  const confirm = useMutation({ mutationFn: (code: string) => api.call(calls.confirmTotp, { body: { code } }) });
  const { mutate: begin } = start;
  useEffect(() => begin(), [begin]);
  const codes = confirm.data?.recoveryCodes;
  const actions = codes ? (
    <Button onClick={onClose}>I have kept them</Button>
  ) : (
    <>
      <Button tone="secondary" onClick={onClose}>
        Cancel
      </Button>
      <Button type="submit" form={id} busy={confirm.isPending} disabled={!start.data}>
        Turn on
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      dismissable={false}
      title={codes ? 'Keep your recovery codes' : 'Turn on two-step sign-in'}
      actions={actions}
    >
      {start.error ? <Notice tone="bad" role="alert" title={errorMessage(start.error)} /> : null}
      {!start.data && !start.error ? <Skeleton lines={6} /> : null}
      {start.data && !codes ? (
        <TotpSecretForm formId={id} {...start.data} error={confirm.error} onCode={(code) => confirm.mutate(code)} />
      ) : null}
      {codes ? <RecoveryCodes codes={codes} /> : null}
    </Dialog>
  );
}
