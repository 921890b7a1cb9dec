import { Button } from '@fundfront/ui/components/Button';
import { Dialog } from '@fundfront/ui/components/Dialog';
import { Field } from '@fundfront/ui/components/Field';
import { Notice } from '@fundfront/ui/components/Notice';
import { TextInput } from '@fundfront/ui/components/TextInput';
import { Stack } from '@fundfront/ui/layout/Stack';
import { CopyButton } from '../account/CopyButton.tsx';
import * as styles from './Integrations.css.ts';

export interface ShownSecret {
  what: string;
  of: string;
  secret: string;
}

export function SecretDialog({ shown, onClose }: { shown: ShownSecret; onClose: () => void }) {
  const { what, of, secret } = shown;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      dismissable={false}
      title={`${what} of “${of}”`}
      actions={<Button onClick={onClose}>I have copied it</Button>}
    >
      <Stack space="s">
        <Notice tone="warn" title="It is shown this once.">
          Keep it in a password manager or in the settings of the program that needs it.
        </Notice>
        <Field label={what}>
          {(control) => (
            <div className={styles.secret}>
              <div className={styles.secretText}>
                <TextInput {...control} dir="ltr" readOnly value={secret} onFocus={({ target }) => target.select()} />
              </div>
              <CopyButton text={secret} what={what} label="Copy" />
            </div>
          )}
        </Field>
      </Stack>
    </Dialog>
  );
}
