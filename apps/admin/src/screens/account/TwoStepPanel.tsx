import { calls } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { Chip } from '@fundfront/ui/components/Chip';
import { Skeleton } from '@fundfront/ui/components/Skeleton';
import { Text } from '@fundfront/ui/components/Text';
import { Inline } from '@fundfront/ui/layout/Inline';
import { Stack } from '@fundfront/ui/layout/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '../../layout/CallError.tsx';
import { Panel } from '../../layout/Panel.tsx';
import { useCall } from '../../session/useCall.ts';
import { TwoStepOff } from './TwoStepOff.tsx';
import { TwoStepSetUp } from './TwoStepSetUp.tsx';

const few = 3;

function remainingCodesText(codes: number): string {
  if (codes === 0) return 'No recovery codes are left.';
  return codes === 1 ? 'One recovery code is left.' : `${codes} recovery codes are left.`;
}

export function TwoStepPanel() {
  const queries = useQueryClient();
  const { data, error, refetch } = useCall(calls.totpState, {});
  // Fixed when it opens: turning it on must not change the dialog that then shows the recovery codes.
  const [dialog, setDialog] = useState<'on' | 'off'>();
  const close = () => {
    setDialog(undefined);
    // The list of accounts shows who has it.
    for (const { path } of [calls.totpState, calls.listUsers]) void queries.invalidateQueries({ queryKey: [path] });
  };
  return (
    <Panel
      title="Two-step sign-in"
      action={data ? <Chip tone={data.on ? 'ok' : 'outline'}>{data.on ? 'On' : 'Off'}</Chip> : null}
    >
      {error ? <CallError what="Two-step sign-in" error={error} onRetry={refetch} /> : null}
      {!data && !error ? <Skeleton lines={2} /> : null}
      {data ? (
        <Stack space="m">
          <Text tone="secondary">
            {data.on
              ? 'Signing in asks for a code of your authenticator app after the password. '
              : 'With it, signing in asks for a code of an app on your phone after the password: a password alone lets nobody in.'}
            {data.on ? remainingCodesText(data.recoveryCodes) : null}
          </Text>
          {data.on && data.recoveryCodes <= few ? (
            <Text tone="warn">Turn two-step sign-in off and on again to get new recovery codes.</Text>
          ) : null}
          <Inline>
            <Button tone="secondary" onClick={() => setDialog(data.on ? 'off' : 'on')}>
              {data.on ? 'Turn off' : 'Turn on'}
            </Button>
          </Inline>
        </Stack>
      ) : null}
      {dialog === 'off' ? <TwoStepOff onClose={close} /> : null}
      {dialog === 'on' ? <TwoStepSetUp onClose={close} /> : null}
    </Panel>
  );
}
