import { calls, type StaffUser } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { Chip } from '@fundfront/ui/components/Chip';
import { Skeleton } from '@fundfront/ui/components/Skeleton';
import { Cell, HeadCell, Row, Table, TBody, THead } from '@fundfront/ui/components/Table';
import { useState } from 'react';
import { CallError } from '../../layout/CallError.tsx';
import { Panel } from '../../layout/Panel.tsx';
import { TableInset } from '../../layout/TableInset.tsx';
import { roleNames } from '../../session/roleLabels.ts';
import { useCall } from '../../session/useCall.ts';
import { UserActions } from './UserActions.tsx';
import { UserDialog } from './UserDialog.tsx';
import { UserSessions } from './UserSessions.tsx';

const stateLabels = { active: 'Active', waiting: 'Waits for approval', disabled: 'Disabled' } as const;
const stateTones = { active: 'neutral', waiting: 'warn', disabled: 'outline' } as const;

export function UsersPanel() {
  const { data, error, refetch } = useCall(calls.listUsers, {});
  const [sessionsOf, setSessionsOf] = useState<StaffUser>();
  const [editing, setEditing] = useState<StaffUser | 'new'>();
  return (
    <Panel
      title="Users"
      inset="none"
      action={
        <Button size="s" tone="secondary" onClick={() => setEditing('new')}>
          New user
        </Button>
      }
    >
      {error ? <CallError what="The users" error={error} onRetry={refetch} /> : null}
      {!data && !error ? <Skeleton lines={4} /> : null}
      {data ? (
        <TableInset>
          <Table caption="Users" hideCaption layout="stack" edge="flush">
            <THead>
              <Row>
                <HeadCell>Name</HeadCell>
                <HeadCell>E-mail</HeadCell>
                <HeadCell>Roles</HeadCell>
                <HeadCell>State</HeadCell>
                <HeadCell shrink>Actions</HeadCell>
              </Row>
            </THead>
            <TBody>
              {data.map((user) => (
                <Row key={user.id}>
                  <Cell head>{`${user.firstName} ${user.lastName}`}</Cell>
                  <Cell label="E-mail">{user.email}</Cell>
                  <Cell label="Roles">{roleNames(user).join(', ') || 'None'}</Cell>
                  <Cell label="State" nowrap>
                    <Chip tone={stateTones[user.state]}>{stateLabels[user.state]}</Chip>
                  </Cell>
                  <Cell shrink>
                    <UserActions user={user} onEdit={() => setEditing(user)} onSessions={() => setSessionsOf(user)} />
                  </Cell>
                </Row>
              ))}
            </TBody>
          </Table>
        </TableInset>
      ) : null}
      {sessionsOf ? <UserSessions user={sessionsOf} onClose={() => setSessionsOf(undefined)} /> : null}
      {editing ? (
        <UserDialog
          key={editing === 'new' ? 'new' : editing.id}
          {...(editing !== 'new' && { user: editing })}
          onClose={() => setEditing(undefined)}
        />
      ) : null}
    </Panel>
  );
}
