import { can, type Permission, permissions, type Role, roles } from '@fundfront/content-model';
import { keysOf } from '@fundfront/content-model/objects';
import { StatusMark } from '@fundfront/ui/components/StatusMark';
import { Cell, HeadCell, Row, Table, TBody, THead } from '@fundfront/ui/components/Table';
import { Text } from '@fundfront/ui/components/Text';
import { Stack } from '@fundfront/ui/layout/Stack';
import { VisuallyHidden } from '@fundfront/ui/layout/VisuallyHidden';
import { Screen } from '../../layout/Screen.tsx';
import { TableInset } from '../../layout/TableInset.tsx';
import { roleLabels } from '../../session/roleLabels.ts';

type Area = 'Content' | 'Prices' | 'People’s data' | 'Site' | 'Oversight';

/** `another`: where the rule of a type asks for it, the API wants a second person whatever the role. */
interface PermissionLabel {
  area: Area;
  label: string;
  note?: string;
  mark?: 'another';
}

const another = 'where a type has four eyes, neither last editor nor sender';

const labels: Record<Permission, PermissionLabel> = {
  'content.read': { area: 'Content', label: 'Read drafts' },
  'content.edit': { area: 'Content', label: 'Write and send for review' },
  'content.publish': { area: 'Content', label: 'Approve, publish, move', mark: 'another', note: another },
  'content.delete': { area: 'Content', label: 'Delete' },
  'content.purge': { area: 'Content', label: 'Delete for ever from the trash' },
  'media.upload': { area: 'Content', label: 'Add pictures and files' },
  'import.run': { area: 'Prices', label: 'Import funds and prices' },
  'nav.approve': {
    area: 'Prices',
    label: 'Approve an import',
    mark: 'another',
    note: 'never one’s own, while others can',
  },
  'leads.read': { area: 'People’s data', label: 'Read calls, complaints and subscribers' },
  'leads.handle': { area: 'People’s data', label: 'Answer them, reveal what is masked', note: 'in the log' },
  'applications.read': { area: 'People’s data', label: 'Read job applications' },
  'applications.handle': { area: 'People’s data', label: 'Answer job applications', note: 'in the log' },
  'menu.edit': { area: 'Site', label: 'Menus' },
  'settings.edit': { area: 'Site', label: 'Settings' },
  'users.manage': { area: 'Oversight', label: 'Users, sessions and rules of approval', note: 'in the log' },
  'integrations.manage': { area: 'Oversight', label: 'Webhooks and read tokens', note: 'in the log' },
  'audit.read': { area: 'Oversight', label: 'Read the journal' },
  'system.check': { area: 'Oversight', label: 'Check the system' },
};

const areas: readonly Area[] = ['Content', 'Prices', 'People’s data', 'Site', 'Oversight'];

export function RolesScreen() {
  return (
    <Screen
      title="Roles"
      note={`${keysOf(roleLabels).length} roles. The API holds to this table; the admin only hides by it.`}
      inset="none"
    >
      <Stack space="m">
        <TableInset>
          <Table caption="What each role may do" hideCaption layout="stack" stickyHead>
            <THead>
              <Row>
                <HeadCell>What</HeadCell>
                {roles.map((role) => (
                  <HeadCell key={role}>{roleLabels[role].name}</HeadCell>
                ))}
                <HeadCell>Note</HeadCell>
              </Row>
            </THead>
            {areas.map((area) => (
              <TBody key={area}>
                {permissions
                  .filter((permission) => labels[permission].area === area)
                  .map((permission) => (
                    <PermissionRow key={permission} permission={permission} />
                  ))}
              </TBody>
            ))}
          </Table>
        </TableInset>
        <Text tone="secondary">
          A person may hold several roles and then may do what any of them may; four eyes still count people.
        </Text>
      </Stack>
    </Screen>
  );
}

function PermissionRow({ permission }: { permission: Permission }) {
  const { area, label, note, mark } = labels[permission];
  return (
    <Row>
      <Cell head>
        <VisuallyHidden>{`${area}: `}</VisuallyHidden>
        {label}
      </Cell>
      {roles.map((role) => (
        <Cell key={role} label={roleLabels[role].name}>
          <Held role={role} permission={permission} second={mark === 'another'} />
        </Cell>
      ))}
      <Cell label="Note">{note}</Cell>
    </Row>
  );
}

function Held({ role, permission, second }: { role: Role; permission: Permission; second: boolean }) {
  if (!can([role], permission)) return <StatusMark status="none" label="No" />;
  return second ? <StatusMark status="review" label="As second" /> : <StatusMark status="live" label="Yes" />;
}
