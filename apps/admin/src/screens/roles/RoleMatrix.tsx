import { can, type Permission, permissions } from '@fundfront/content-model';
import { StatusMark, type StatusMarkProps } from '@fundfront/ui/components/StatusMark';
import { Cell, HeadCell, Row, Table, TBody, THead } from '@fundfront/ui/components/Table';
import { permissionAreas, permissionLabels } from '../../session/permissionLabels.ts';
import type { RoleColumn } from './columns.ts';
import * as styles from './Roles.css.ts';

export const marks = {
  yes: { status: 'live', label: 'May' },
  second: { status: 'review', label: 'May, as the second person' },
  reason: { status: 'reason', label: 'May, with a reason in the log' },
  no: { status: 'none', label: 'May not: refused by the API' },
} as const satisfies Record<string, StatusMarkProps>;

const withinBoth = ['content.edit', 'content.publish', 'content.delete'] as const;

function markOf({ holder }: RoleColumn, permission: Permission): StatusMarkProps {
  if (!can(holder, permission, 'anywhere')) return marks.no;
  return marks[permissionLabels[permission].mark ?? 'yes'];
}

/** For screen readers: what the column's head says to the eye. Reading has no language, and menus are one type. */
function labelOf(column: RoleColumn, permission: Permission, { status, label }: StatusMarkProps): string {
  return column.scope && status !== 'none' && withinBoth.some((each) => each === permission)
    ? `${label}: ${column.scope}`
    : label;
}

interface RoleMatrixProps {
  columns: readonly RoleColumn[];
  seenAs: string | null;
}

export function RoleMatrix({ columns, seenAs }: RoleMatrixProps) {
  const seen = (column: RoleColumn) => (column.id === seenAs ? { 'data-seen': true } : {});
  return (
    <div className={styles.matrix}>
      <Table caption="What each role may do" hideCaption>
        <THead>
          <Row>
            <HeadCell sticky>What</HeadCell>
            {columns.map((column) => (
              <HeadCell key={column.id} {...seen(column)}>
                <span className={styles.roleName}>{column.name}</span>
                <span className={styles.people}>{column.people === 1 ? '1 person' : `${column.people} people`}</span>
                {column.scope ? <span className={`${styles.roleName} ${styles.people}`}>{column.scope}</span> : null}
              </HeadCell>
            ))}
            <HeadCell>Note</HeadCell>
          </Row>
        </THead>
        {permissionAreas.map((area) => (
          <TBody key={area}>
            <Row>
              <Cell head colSpan={columns.length + 2} data-area>
                {area}
              </Cell>
            </Row>
            {permissions
              .filter((permission) => permissionLabels[permission].area === area)
              .map((permission) => (
                <Row key={permission}>
                  <Cell head sticky>
                    {permissionLabels[permission].label}
                  </Cell>
                  {columns.map((column) => {
                    const mark = markOf(column, permission);
                    return (
                      <Cell key={column.id} {...seen(column)}>
                        <StatusMark status={mark.status} label={labelOf(column, permission, mark)} hideLabel />
                      </Cell>
                    );
                  })}
                  <Cell>
                    <span className={styles.note}>{permissionLabels[permission].note}</span>
                  </Cell>
                </Row>
              ))}
          </TBody>
        ))}
      </Table>
    </div>
  );
}
