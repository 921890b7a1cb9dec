import { totpCode } from '@fundfront/content-model/wire';
import { Field } from '@fundfront/ui/components/Field';
import { Text } from '@fundfront/ui/components/Text';
import { TextInput } from '@fundfront/ui/components/TextInput';
import { Stack } from '@fundfront/ui/layout/Stack';
import { useForm } from 'react-hook-form';
import { errorMessage } from '../../layout/errorMessage.ts';
import { CopyButton } from './CopyButton.tsx';
import { problemOf } from './problemOf.ts';
import * as styles from './TwoStep.css.ts';

export interface TotpSecretFormProps {
  formId: string;
  secret: string;
  qr: string;
  error: unknown;
  onCode: (code: string) => void;
}

export function TotpSecretForm({ formId, secret, qr, error, onCode }: TotpSecretFormProps) {
  const { register, handleSubmit, formState } = useForm<{ code: string }>();
  const grouped = secret.match(/.{1,4}/g)?.join(' ') ?? secret;
  // A new input answers the refusal, so the form's own problem comes first.
  const problem = formState.errors.code?.message ?? (error ? errorMessage(error) : undefined);
  return (
    <form id={formId} onSubmit={handleSubmit(({ code }) => onCode(code))} noValidate>
      <Stack space="m">
        <Text>Scan this picture with the authenticator app on your phone.</Text>
        <img
          className={styles.picture}
          src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
          alt="QR code of the key below"
          width={184}
          height={184}
        />
        <Stack space="xs">
          <Text tone="secondary">If it cannot be scanned, type this key into the app:</Text>
          <div className={styles.key}>
            <code className={styles.letters}>{grouped}</code>
            <CopyButton text={secret} what="The key" label="Copy key" />
          </div>
        </Stack>
        <Field label="Code" required help="Six digits, as the app shows them now" error={problem}>
          {(control) => (
            <TextInput
              {...control}
              {...register('code', { validate: (typed) => problemOf(totpCode, typed) })}
              autoComplete="one-time-code"
              inputMode="numeric"
              spellCheck={false}
              maxLength={20}
              width="short"
            />
          )}
        </Field>
      </Stack>
    </form>
  );
}
