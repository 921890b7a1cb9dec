import { ApiError } from '@fundfront/api-client';
import { limits, type Role, roles } from '@fundfront/content-model';
import { calls, type StaffUser } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { Checkbox } from '@fundfront/ui/components/Checkbox';
import { Dialog } from '@fundfront/ui/components/Dialog';
import { Field } from '@fundfront/ui/components/Field';
import { FieldGroup } from '@fundfront/ui/components/FieldGroup';
import { Notice } from '@fundfront/ui/components/Notice';
import { TextInput } from '@fundfront/ui/components/TextInput';
import { toast } from '@fundfront/ui/components/Toaster';
import { Stack } from '@fundfront/ui/layout/Stack';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { errorMessage } from '../../layout/errorMessage.ts';
import { roleLabels, scopeText } from '../../session/roleLabels.ts';
import { api } from '../../session/session.ts';
import { useCall } from '../../session/useCall.ts';

interface UserForm {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  roles: Role[];
  customRoles: string[];
}

const fieldNames = ['firstName', 'lastName', 'email', 'password', 'roles', 'customRoles'] as const;

function startOf(user: StaffUser | undefined): UserForm {
  const { firstName = '', lastName = '', email = '', roles: held = [], customRoles = [] } = user ?? {};
  return { firstName, lastName, email, password: '', roles: held, customRoles: customRoles.map(({ id }) => id) };
}

function save(user: StaffUser | undefined, { email, password, ...rest }: UserForm): Promise<StaffUser> {
  if (!user) return api.call(calls.createUser, { body: { ...rest, email, ...(password && { password }) } });
  return api.call(calls.updateUser, { params: { id: user.id }, body: { ...rest, ...(password && { password }) } });
}

export function UserDialog({ user, onClose }: { user?: StaffUser; onClose: () => void }) {
  const id = useId();
  const queries = useQueryClient();
  const { register, handleSubmit, formState, setError } = useForm<UserForm>({
    defaultValues: startOf(user),
  });
  const { errors } = formState;
  const own = useCall(calls.listRoles, {}).data?.customRoles ?? [];
  const saving = useMutation({
    mutationFn: (form: UserForm) => save(user, form),
    onSuccess: ({ firstName, lastName }) => {
      toast.success(`${firstName} ${lastName} is saved.`);
      onClose();
      return queries.invalidateQueries({ queryKey: [calls.listUsers.path] });
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) return;
      for (const { path, message } of error.fields) {
        const name = fieldNames.find((known) => path === known || path.startsWith(`${known}.`));
        if (name) setError(name, { message });
      }
    },
  });
  const { min } = limits.passwordLength;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      dismissable={false}
      title={user ? `${user.firstName} ${user.lastName}` : 'New user'}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} busy={saving.isPending}>
            Save
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={handleSubmit((form) => saving.mutate(form))} noValidate>
        <Stack space="m">
          {saving.error ? <Notice tone="bad" role="alert" title={errorMessage(saving.error)} /> : null}
          <Field label="First name" required error={errors.firstName?.message}>
            {(control) => <TextInput {...control} {...register('firstName', { required: 'Enter the first name' })} />}
          </Field>
          <Field label="Last name" required error={errors.lastName?.message}>
            {(control) => <TextInput {...control} {...register('lastName', { required: 'Enter the last name' })} />}
          </Field>
          <Field
            label="E-mail"
            required
            error={errors.email?.message}
            {...(user && { help: 'It stays as it was made.' })}
          >
            {(control) => (
              <TextInput
                {...control}
                {...register('email', { required: 'Enter the e-mail' })}
                type="email"
                autoComplete="off"
                readOnly={user !== undefined}
              />
            )}
          </Field>
          <Field
            label={user ? 'New password' : 'Password'}
            optionalLabel="(optional)"
            help={
              user
                ? `At least ${min} characters. Tell it the person yourself. It ends their session.`
                : `Leave it empty to invite the person by mail, or choose one of at least ${min} characters.`
            }
            error={errors.password?.message}
          >
            {(control) => (
              <TextInput
                {...control}
                {...register('password', {
                  validate: (value) => value === '' || value.length >= min || `Use at least ${min} characters`,
                })}
                type="password"
                autoComplete="new-password"
              />
            )}
          </Field>
          <FieldGroup legend="Roles" error={errors.roles?.message}>
            {roles.map((role) => (
              <Checkbox
                key={role}
                {...register('roles')}
                value={role}
                label={roleLabels[role].name}
                help={roleLabels[role].description}
              />
            ))}
          </FieldGroup>
          {own.length > 0 ? (
            <FieldGroup legend="Custom roles" error={errors.customRoles?.message}>
              {own.map((role) => (
                <Checkbox
                  key={role.id}
                  {...register('customRoles')}
                  value={role.id}
                  label={role.name}
                  help={scopeText(role)}
                />
              ))}
            </FieldGroup>
          ) : null}
        </Stack>
      </form>
    </Dialog>
  );
}
