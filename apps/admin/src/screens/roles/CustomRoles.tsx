import { calls, type ListedRole } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { ConfirmDialog } from '@fundfront/ui/components/ConfirmDialog';
import { Cell, HeadCell, Row, Table, TBody, THead } from '@fundfront/ui/components/Table';
import { Text } from '@fundfront/ui/components/Text';
import { toast } from '@fundfront/ui/components/Toaster';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '../../layout/errorMessage.ts';
import { Panel } from '../../layout/Panel.tsx';
import { TableInset } from '../../layout/TableInset.tsx';
import { permissionLabels } from '../../session/permissionLabels.ts';
import { scopeText } from '../../session/roleLabels.ts';
import { api } from '../../session/session.ts';
import * as styles from './Roles.css.ts';

interface CustomRolesProps {
  roles: readonly ListedRole[];
  canManage: boolean;
  onEdit: (role: ListedRole) => void;
}

/** The roles that administrators made, in words. */
export function CustomRoles({ roles, canManage, onEdit }: CustomRolesProps) {
  const cache = useQueryClient();
  const [leaving, setLeaving] = useState<ListedRole | null>(null);

  async function remove({ id, name }: ListedRole) {
    try {
      await api.call(calls.deleteRole, { params: { id } });
      toast.success(`“${name}” is deleted.`);
    } catch (failure) {
      toast.error(`Nothing was deleted. ${errorMessage(failure)}`);
    }
    await cache.invalidateQueries({ queryKey: [calls.listRoles.path] });
  }

  return (
    <Panel title="Custom roles" inset="none">
      {roles.length === 0 ? (
        <div className={styles.part}>
          <Text tone="secondary">
            None yet. A custom role holds some rights for chosen kinds of content and languages, such as translating
            pages into Urdu.
          </Text>
        </div>
      ) : (
        <TableInset>
          <Table caption="Custom roles" hideCaption layout="stack">
            <THead>
              <Row>
                <HeadCell>Name</HeadCell>
                <HeadCell>May</HeadCell>
                <HeadCell>For</HeadCell>
                <HeadCell>People</HeadCell>
                {canManage ? <HeadCell shrink>Actions</HeadCell> : null}
              </Row>
            </THead>
            <TBody>
              {roles.map((role) => (
                <Row key={role.id}>
                  <Cell head>{role.name}</Cell>
                  <Cell label="May">{role.permissions.map((each) => permissionLabels[each].label).join('; ')}</Cell>
                  <Cell label="For">{scopeText(role)}</Cell>
                  <Cell label="People">{role.people.map(({ name }) => name).join(', ') || 'Nobody'}</Cell>
                  {canManage ? (
                    <Cell shrink>
                      <span className={styles.buttons}>
                        <Button size="s" tone="secondary" aria-label={`Edit ${role.name}`} onClick={() => onEdit(role)}>
                          Edit
                        </Button>
                        <Button
                          size="s"
                          tone="quiet"
                          aria-label={`Delete ${role.name}`}
                          onClick={() => setLeaving(role)}
                        >
                          Delete
                        </Button>
                      </span>
                    </Cell>
                  ) : null}
                </Row>
              ))}
            </TBody>
          </Table>
        </TableInset>
      )}
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={(open) => !open && setLeaving(null)}
        title="Delete the role?"
        message={`“${leaving?.name ?? ''}” can be given to nobody any more. The log keeps what it was.`}
        actions={[
          { title: 'Keep it' },
          {
            title: 'Delete',
            tone: 'danger',
            action: async () => {
              if (leaving) await remove(leaving);
            },
          },
        ]}
      />
    </Panel>
  );
}
