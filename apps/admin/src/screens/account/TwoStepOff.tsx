import { ApiError } from '@fundfront/api-client';
import { limits } from '@fundfront/content-model';
import { calls, recoveryCode, totpCode } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { Dialog } from '@fundfront/ui/components/Dialog';
import { Field } from '@fundfront/ui/components/Field';
import { Notice } from '@fundfront/ui/components/Notice';
import { TextInput } from '@fundfront/ui/components/TextInput';
import { toast } from '@fundfront/ui/components/Toaster';
import { Inline } from '@fundfront/ui/layout/Inline';
import { Stack } from '@fundfront/ui/layout/Stack';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { errorMessage } from '../../layout/errorMessage.ts';
import { api } from '../../session/session.ts';
import { problemOf } from './problemOf.ts';

interface OffForm {
  password: string;
  code: string;
}

const ways = {
  code: { rule: totpCode, label: 'Code', help: 'Six digits, as your authenticator app shows them now' },
  recoveryCode: { rule: recoveryCode, label: 'Recovery code', help: 'One of the codes that you kept' },
} as const;

export function TwoStepOff({ onClose }: { onClose: () => void }) {
  const id = useId();
  const [way, setWay] = useState<keyof typeof ways>('code');
  const { rule, label, help } = ways[way];
  const { register, handleSubmit, formState, setError, resetField } = useForm<OffForm>();
  const { errors } = formState;
  const stop = useMutation({
    mutationFn: ({ password, code }: OffForm) => api.call(calls.stopTotp, { body: { password, [way]: code } }),
    onSuccess: () => {
      toast.success('Two-step sign-in is off.');
      onClose();
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) return;
      for (const { path, message } of error.fields) setError(path === 'password' ? 'password' : 'code', { message });
    },
  });
  const atField = stop.error instanceof ApiError && stop.error.fields.length > 0;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      dismissable={false}
      size="s"
      title="Turn off two-step sign-in"
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button tone="danger" type="submit" form={id} busy={stop.isPending}>
            Turn off
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={handleSubmit((form) => stop.mutate(form))} noValidate>
        <Stack space="m">
          {stop.error && !atField ? <Notice tone="bad" role="alert" title={errorMessage(stop.error)} /> : null}
          <Field label="Password" required error={errors.password?.message}>
            {(control) => (
              <TextInput
                {...control}
                {...register('password', { required: 'Enter your password' })}
                type="password"
                autoComplete="current-password"
                maxLength={limits.passwordLength.max}
              />
            )}
          </Field>
          <Field label={label} required help={help} error={errors.code?.message}>
            {(control) => (
              <TextInput
                {...control}
                {...register('code', { validate: (typed) => problemOf(rule, typed) })}
                autoComplete={way === 'code' ? 'one-time-code' : 'off'}
                inputMode={way === 'code' ? 'numeric' : 'text'}
                spellCheck={false}
                maxLength={40}
              />
            )}
          </Field>
          <Inline>
            <Button
              tone="quiet"
              size="s"
              onClick={() => {
                setWay(way === 'code' ? 'recoveryCode' : 'code');
                resetField('code');
              }}
            >
              {way === 'code' ? 'Use a recovery code' : 'Use the app'}
            </Button>
          </Inline>
        </Stack>
      </form>
    </Dialog>
  );
}
