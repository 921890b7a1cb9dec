import { calls } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { Facts } from '@fundfront/ui/components/Facts';
import { Skeleton } from '@fundfront/ui/components/Skeleton';
import { Text } from '@fundfront/ui/components/Text';
import { Grid } from '@fundfront/ui/layout/Grid';
import { Inline } from '@fundfront/ui/layout/Inline';
import { Stack } from '@fundfront/ui/layout/Stack';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { CallError } from '../../layout/CallError.tsx';
import { Panel } from '../../layout/Panel.tsx';
import { Screen } from '../../layout/Screen.tsx';
import { roleNames } from '../../session/roleLabels.ts';
import { session, useSession } from '../../session/session.ts';
import { useCall } from '../../session/useCall.ts';
import { useCan } from '../../session/useCan.ts';
import { NotificationSettings } from './NotificationSettings.tsx';
import { PasskeysPanel } from './PasskeysPanel.tsx';
import { PasswordPanel } from './PasswordPanel.tsx';
import { SessionList } from './SessionList.tsx';
import { TwoStepPanel } from './TwoStepPanel.tsx';
import { UsersPanel } from './UsersPanel.tsx';

export function AccountScreen() {
  const user = useSession((state) => state.user);
  const canManage = useCan('users.manage');
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  if (!user) return null;
  return (
    <Screen title="Account Settings">
      <Stack space="l">
        <Grid columns={2} space="l">
          <Panel title="Profile">
            <Facts
              items={[
                { term: 'Name', value: `${user.firstName} ${user.lastName}` },
                { term: 'E-mail', value: user.email },
                { term: 'Roles', value: roleNames(user).join(', ') || 'None' },
              ]}
            />
          </Panel>
          <div id="sign-in">
            <Panel title="Sign-in">
              <Stack space="m">
                <Text tone="secondary">
                  You are signed in on this device alone: signing in elsewhere ends this session. The session also ends
                  a minute after the last tab is closed.
                </Text>
                <Inline>
                  <Button tone="secondary" onClick={() => void session.logout()}>
                    Logout
                  </Button>
                </Inline>
              </Stack>
            </Panel>
          </div>
        </Grid>
        <PasswordPanel />
        <OwnSessions />
        <NotificationSettings />
        <TwoStepPanel />
        <PasskeysPanel />
        {canManage ? <UsersPanel /> : null}
      </Stack>
    </Screen>
  );
}

function OwnSessions() {
  const { data, error, refetch } = useCall(calls.ownSessions, {});
  return (
    <Panel title="Latest sessions" inset="none">
      {error ? <CallError what="Your sessions" error={error} onRetry={refetch} /> : null}
      {!data && !error ? <Skeleton lines={3} /> : null}
      {data ? <SessionList sessions={data} /> : null}
    </Panel>
  );
}
