import { Button } from '@fundfront/ui/components/Button';
import { Dialog } from '@fundfront/ui/components/Dialog';
import { Notice } from '@fundfront/ui/components/Notice';
import { Text } from '@fundfront/ui/components/Text';
import { Stack } from '@fundfront/ui/layout/Stack';
import { SignInSteps } from '../../screens/login/SignInSteps.tsx';
import { session, useSession } from '../../session/session.ts';
import type { Ending } from '../../session/sessionStore.ts';
import * as styles from './SessionEnd.css.ts';

export function SessionEnd() {
  const locked = useSession((state) => state.locked);
  const ending = useSession((state) => state.ending);
  const email = useSession(({ user }) => user?.email);
  if (locked && email !== undefined) return <SignInAgain email={email} />;
  return ending ? <Warning {...ending} /> : null;
}

/** Over whatever is open, which goes on where it was: its calls wait meanwhile. */
function SignInAgain({ email }: { email: string }) {
  return (
    <Dialog
      open
      onOpenChange={() => {}}
      dismissable={false}
      closable={false}
      size="s"
      title="Sign in again"
      actions={
        <Button tone="secondary" onClick={() => void session.logout()}>
          Leave
        </Button>
      }
    >
      <Stack space="m">
        <Text>The time of your session ran out. What you typed is still here: sign in and go on.</Text>
        <SignInSteps email={email} onSubmit={session.login} />
      </Stack>
    </Dialog>
  );
}

const minuteMs = 60_000;

function Warning({ at, byUse }: Ending) {
  const minutes = Math.max(1, Math.ceil((at - Date.now()) / minuteMs));
  return (
    <div className={styles.warning}>
      <Notice
        tone="warn"
        role="status"
        title={`Your session ends in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}`}
      >
        {byUse
          ? 'Nothing has been done for a while. Press a key or move on to stay signed in.'
          : 'It has lasted as long as a session may. You are asked to sign in again, and nothing that you typed is lost.'}
      </Notice>
    </div>
  );
}
