import { calls } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { Dialog } from '@fundfront/ui/components/Dialog';
import { Field } from '@fundfront/ui/components/Field';
import { Notice } from '@fundfront/ui/components/Notice';
import { Skeleton } from '@fundfront/ui/components/Skeleton';
import { TextInput } from '@fundfront/ui/components/TextInput';
import { Stack } from '@fundfront/ui/layout/Stack';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { wordsOf } from '../../frame/words.ts';
import { api } from '../../session/session.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import * as styles from './TwoStep.css.ts';

/** In groups of four, as a person types it. */
const grouped = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** Sets an authenticator app up: its key as a picture and in letters, then a code that proves it. */
export function TwoStepOn({ onClose }: { onClose: () => void }) {
  const form = useId();
  const [code, setCode] = useState('');
  const start = useMutation({ mutationFn: () => api.call(calls.startTotp, {}) });
  const confirm = useMutation({ mutationFn: () => api.call(calls.confirmTotp, { body: { code } }) });
  const { mutate: begin } = start;
  useEffect(() => begin(), [begin]);

  if (confirm.data) return <RecoveryCodes codes={confirm.data.recoveryCodes} onClose={onClose} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    confirm.mutate();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      dismissable={false}
      title="Turn on two-step sign-in"
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={confirm.isPending} disabled={!start.data || code.trim() === ''}>
            Turn on
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <Stack space="m">
          {start.error ? <Notice tone="bad" role="alert" title={wordsOf(start.error)} /> : null}
          <p>
            Scan the picture with your authenticator app, or type the key into it. Then enter the code that it shows.
          </p>
          {start.data ? (
            <div className={styles.key}>
              <img
                className={styles.picture}
                src={`data:image/svg+xml,${encodeURIComponent(start.data.qr)}`}
                alt="QR code of the key, for an authenticator app"
              />
              <code className={styles.secret}>{grouped(start.data.secret)}</code>
            </div>
          ) : start.error ? null : (
            <Skeleton shape="block" />
          )}
          <Field label="Code" required help="Six digits" error={confirm.error ? wordsOf(confirm.error) : undefined}>
            {(control) => (
              <TextInput
                {...control}
                value={code}
                onChange={(event) => setCode(event.target.value)}
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={20}
                width="short"
              />
            )}
          </Field>
        </Stack>
      </form>
    </Dialog>
  );
}
