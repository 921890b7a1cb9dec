import type { RoleHolder } from '@fundfront/content-model';
import { calls, type ListedRole } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { Select } from '@fundfront/ui/components/Select';
import { Skeleton } from '@fundfront/ui/components/Skeleton';
import { Text } from '@fundfront/ui/components/Text';
import { Stack } from '@fundfront/ui/layout/Stack';
import { type ReactNode, useId, useState } from 'react';
import { keyLabel } from '../../keyboard/shortcuts.ts';
import { useShortcut } from '../../keyboard/useShortcut.ts';
import { CallError } from '../../layout/CallError.tsx';
import { MarkLegend } from '../../layout/MarkLegend.tsx';
import { Screen } from '../../layout/Screen.tsx';
import { Toolbar } from '../../layout/Toolbar.tsx';
import { useCall } from '../../session/useCall.ts';
import { useCan } from '../../session/useCan.ts';
import { CustomRoles } from './CustomRoles.tsx';
import { columnsOf, type RoleColumn } from './columns.ts';
import { RoleDialog } from './RoleDialog.tsx';
import { marks, RoleMatrix } from './RoleMatrix.tsx';
import * as styles from './Roles.css.ts';
import { SecondStepRules } from './SecondStepRules.tsx';

interface RolesScreenProps {
  /** What somebody who holds one role alone finds in the navigation. */
  seenAs: (name: string, holder: RoleHolder) => ReactNode;
}

export function RolesScreen({ seenAs }: RolesScreenProps) {
  const { data, error, refetch } = useCall(calls.listRoles, {});
  const canManage = useCan('users.manage');
  const [chosen, setChosen] = useState<string | null>(null);
  const [editing, setEditing] = useState<ListedRole | 'new' | null>(null);
  useShortcut('create', () => canManage && setEditing('new'));
  const columns = data ? columnsOf(data) : [];
  // A role that is deleted meanwhile is seen by nobody.
  const seen = columns.find(({ id }) => id === chosen);
  return (
    <Screen
      title="Roles"
      crumbs={[{ label: 'Site' }]}
      note={data ? `${columns.length} roles. The API holds to this table; the admin only hides by it.` : undefined}
      inset="none"
      actions={
        canManage ? (
          <Button shortcut={keyLabel('create')} onClick={() => setEditing('new')}>
            New role
          </Button>
        ) : null
      }
    >
      <Toolbar end={<SeeAs columns={columns} chosen={seen?.id ?? ''} onChoose={setChosen} />}>
        <MarkLegend marks={Object.values(marks)} />
      </Toolbar>
      <Stack space="m">
        {!data && error ? <CallError what="The roles" error={error} onRetry={refetch} /> : null}
        {!data && !error ? <Skeleton lines={8} /> : null}
        {data ? <RoleMatrix columns={columns} seenAs={seen?.id ?? null} /> : null}
        {seen ? seenAs(seen.name, seen.holder) : null}
        {data ? <CustomRoles roles={data.customRoles} canManage={canManage} onEdit={setEditing} /> : null}
        {data ? <SecondStepRules roles={columns} canManage={canManage} /> : null}
        <div className={styles.part}>
          <Text tone="secondary">
            The decided roles are fixed in the content model; custom roles stand beside them. A person may hold several
            roles and then may do what any of them may; four eyes still count people.
          </Text>
        </div>
      </Stack>
      {editing ? (
        <RoleDialog
          key={editing === 'new' ? 'new' : editing.id}
          {...(editing !== 'new' && { role: editing })}
          onClose={() => setEditing(null)}
        />
      ) : null}
    </Screen>
  );
}

interface SeeAsProps {
  columns: readonly RoleColumn[];
  chosen: string;
  onChoose: (id: string | null) => void;
}

function SeeAs({ columns, chosen, onChoose }: SeeAsProps) {
  const id = useId();
  return (
    <div className={styles.seeAs}>
      <label htmlFor={id}>See as</label>
      <Select id={id} width="fit" value={chosen} onChange={({ target }) => onChoose(target.value || null)}>
        <option value="">Nobody in particular</option>
        {columns.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  );
}
