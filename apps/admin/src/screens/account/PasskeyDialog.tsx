import { limits } from '@fundfront/content-model';
import { Button } from '@fundfront/ui/components/Button';
import { Dialog } from '@fundfront/ui/components/Dialog';
import { Field } from '@fundfront/ui/components/Field';
import { Text } from '@fundfront/ui/components/Text';
import { TextInput } from '@fundfront/ui/components/TextInput';
import { toast } from '@fundfront/ui/components/Toaster';
import { useState } from 'react';
import { FormDialog } from '../../layout/FormDialog.tsx';
import { PresentPasswordField } from './PresentPasswordField.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { deviceName } from './SessionList.tsx';

export function PasskeyDialog({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState(() => deviceName(navigator.userAgent));
  const [password, setPassword] = useState('');
  const [codes, setCodes] = useState<readonly string[]>();

  async function add() {
    const { createPasskey } = await import('../../session/passkeys.ts');
    const recoveryCodes = await createPasskey({ name, password });
    toast.success(`The passkey “${name}” is added.`);
    if (recoveryCodes.length > 0) setCodes(recoveryCodes);
    else onClose();
  }

  if (codes) {
    return (
      <Dialog
        open
        onOpenChange={(open) => !open && onClose()}
        dismissable={false}
        title="Keep your recovery codes"
        actions={<Button onClick={onClose}>I have kept them</Button>}
      >
        <RecoveryCodes codes={codes} />
      </Dialog>
    );
  }
  return (
    <FormDialog title="Add a passkey" save="Go on" refused="Not added" onClose={onClose} onSave={add}>
      {(problem) => (
        <>
          <Text>
            A passkey stays on this device, or on your phone, and opens with its PIN, your finger or your face. It signs
            you in without a password.
          </Text>
          <Field label="Name" required error={problem('name')} help="By which you know the device again">
            {(control) => (
              <TextInput
                {...control}
                maxLength={limits.passkeyName}
                value={name}
                onChange={({ target }) => setName(target.value)}
              />
            )}
          </Field>
          <PresentPasswordField
            value={password}
            onChange={setPassword}
            error={problem('password')}
            help="So that nobody else adds one"
          />
        </>
      )}
    </FormDialog>
  );
}
