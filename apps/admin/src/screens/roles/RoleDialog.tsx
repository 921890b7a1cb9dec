import {
  type ContentTypeName,
  type CustomPermission,
  contentTypeNames,
  customPermissions,
  type Locale,
  languageLabels,
  limits,
  locales,
} from '@fundfront/content-model';
import { calls, type ListedRole, type RoleInput } from '@fundfront/content-model/wire';
import { Checkbox } from '@fundfront/ui/components/Checkbox';
import { Field } from '@fundfront/ui/components/Field';
import { FieldGroup } from '@fundfront/ui/components/FieldGroup';
import { TextInput } from '@fundfront/ui/components/TextInput';
import { toast } from '@fundfront/ui/components/Toaster';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../layout/FormDialog.tsx';
import { permissionLabels } from '../../session/permissionLabels.ts';
import { api } from '../../session/session.ts';
import { TypeChoice } from '../integrations/TypeChoice.tsx';

interface Draft {
  name: string;
  permissions: CustomPermission[];
  allTypes: boolean;
  types: ContentTypeName[];
  locales: Locale[];
}

/** Settings stay with the administrators, whoever holds what. */
const choosableTypes = contentTypeNames.filter((name) => name !== 'settings');

function startOf(role: ListedRole | undefined): Draft {
  const { name = '', permissions = [], types = [], locales: chosen = [...locales] } = role ?? {};
  return { name, permissions, allTypes: types === null, types: types ?? [], locales: chosen };
}

const inputOf = ({ allTypes, types, ...rest }: Draft): RoleInput => ({ ...rest, types: allTypes ? null : types });

function toggled<T>(chosen: readonly T[], value: T, on: boolean): T[] {
  return on ? [...chosen, value] : chosen.filter((each) => each !== value);
}

export function RoleDialog({ role, onClose }: { role?: ListedRole; onClose: () => void }) {
  const cache = useQueryClient();
  const [draft, setDraft] = useState<Draft>(() => startOf(role));
  const set = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  async function save() {
    const body = inputOf(draft);
    const saved = role
      ? await api.call(calls.updateRole, { params: { id: role.id }, body })
      : await api.call(calls.createRole, { body });
    toast.success(`“${saved.name}” is saved.`);
    onClose();
    await cache.invalidateQueries({ queryKey: [calls.listRoles.path] });
  }
  return (
    <FormDialog
      title={role ? role.name : 'New role'}
      save="Save the role"
      refused="Not saved"
      onClose={onClose}
      onSave={save}
    >
      {(problem) => (
        <>
          <Field label="Name" required error={problem('name')} help="Such as Urdu translator">
            {(control) => (
              <TextInput
                {...control}
                maxLength={limits.roleNameLength}
                value={draft.name}
                onChange={({ target }) => set({ name: target.value })}
              />
            )}
          </Field>
          <FieldGroup legend="May" error={problem('permissions')}>
            {customPermissions.map((permission) => (
              <Checkbox
                key={permission}
                label={permissionLabels[permission].label}
                checked={draft.permissions.includes(permission)}
                onChange={({ target }) => set({ permissions: toggled(draft.permissions, permission, target.checked) })}
              />
            ))}
          </FieldGroup>
          <FieldGroup
            legend="Languages"
            help="Of content and menus. Moving, copying and deleting an entry takes both"
            error={problem('locales')}
          >
            {locales.map((locale) => (
              <Checkbox
                key={locale}
                label={languageLabels[locale]}
                checked={draft.locales.includes(locale)}
                onChange={({ target }) => set({ locales: toggled(draft.locales, locale, target.checked) })}
              />
            ))}
          </FieldGroup>
          <Checkbox
            label="All kinds of content"
            help="Those that come later too"
            checked={draft.allTypes}
            onChange={({ target }) => set({ allTypes: target.checked })}
          />
          {draft.allTypes ? null : (
            <TypeChoice
              legend="Kinds of content"
              help="The role reads these, and what their fields choose from"
              error={problem('types')}
              names={choosableTypes}
              chosen={draft.types}
              onChange={(types) => set({ types })}
            />
          )}
        </>
      )}
    </FormDialog>
  );
}
