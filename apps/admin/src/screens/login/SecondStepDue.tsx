import { Button } from '@fundfront/ui/components/Button';
import { Text } from '@fundfront/ui/components/Text';
import { useEffect, useState } from 'react';
import { session } from '../../session/session.ts';
import { PasskeyDialog } from '../account/PasskeyDialog.tsx';
import { TwoStepSetUp } from '../account/TwoStepSetUp.tsx';
import { LoginLayout } from './LoginLayout.tsx';
import * as styles from './LoginScreen.css.ts';

/** In place of the staff area, where a role asks for a second step that the person does not have yet. */
export function SecondStepDue() {
  const [open, setOpen] = useState<'app' | 'passkey'>();
  useEffect(() => {
    document.title = 'Second step · Staff admin';
  }, []);
  const close = () => {
    setOpen(undefined);
    void session.renew();
  };
  return (
    <LoginLayout>
      <div className={styles.fields}>
        <Text>
          Your role asks for a second step at sign-in, and you have none yet. It takes a minute: an authenticator app on
          your phone, or a passkey of this device. Then you go on.
        </Text>
        <Button size="l" stretch="always" onClick={() => setOpen('app')}>
          Set up the app
        </Button>
        <Button tone="secondary" stretch="always" onClick={() => setOpen('passkey')}>
          Add a passkey
        </Button>
        <Button tone="quiet" onClick={() => void session.logout()}>
          Leave
        </Button>
      </div>
      {open === 'app' ? <TwoStepSetUp onClose={close} /> : null}
      {open === 'passkey' ? <PasskeyDialog onClose={close} /> : null}
    </LoginLayout>
  );
}
