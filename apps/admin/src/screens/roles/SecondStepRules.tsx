import { calls, type SecondStepRule } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { Chip } from '@fundfront/ui/components/Chip';
import { ConfirmDialog } from '@fundfront/ui/components/ConfirmDialog';
import { Skeleton } from '@fundfront/ui/components/Skeleton';
import { Cell, HeadCell, Row, Table, TBody, THead } from '@fundfront/ui/components/Table';
import { Text } from '@fundfront/ui/components/Text';
import { toast } from '@fundfront/ui/components/Toaster';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '../../layout/CallError.tsx';
import { errorMessage } from '../../layout/errorMessage.ts';
import { Panel } from '../../layout/Panel.tsx';
import { TableInset } from '../../layout/TableInset.tsx';
import { api } from '../../session/session.ts';
import { useCall } from '../../session/useCall.ts';
import type { RoleColumn } from './columns.ts';
import * as styles from './Roles.css.ts';

interface SecondStepRulesProps {
  roles: readonly RoleColumn[];
  canManage: boolean;
}

function withoutText({ people, without }: Pick<SecondStepRule, 'people' | 'without'>): string {
  if (people === 0) return 'Nobody holds the role.';
  if (without === 0) return people === 1 ? 'Its one person has a second step.' : `All ${people} have a second step.`;
  return `${without} of ${people} ${without === 1 ? 'has' : 'have'} none yet.`;
}

export function SecondStepRules({ roles, canManage }: SecondStepRulesProps) {
  const cache = useQueryClient();
  const { data, error, refetch } = useCall(calls.listSecondStepRules, {});
  const [asked, setAsked] = useState<{ rule: SecondStepRule; name: string }>();
  const [open, setOpen] = useState(false);
  const change = useMutation({
    mutationFn: ({ role, required }: { role: string; required: boolean }) =>
      api.call(calls.setSecondStepRule, { body: { role, required } }),
    onError: (failure) => toast.error(`Nothing was changed. ${errorMessage(failure)}`),
    onSettled: () => cache.invalidateQueries({ queryKey: [calls.listSecondStepRules.path] }),
  });
  const nothing = { required: false, people: 0, without: 0 };
  return (
    <Panel title="Second step at sign-in" inset="none">
      {error ? <CallError what="The rules" error={error} onRetry={refetch} /> : null}
      {!data && !error ? <Skeleton lines={4} /> : null}
      {data ? (
        <TableInset>
          <Table caption="Second step at sign-in" hideCaption layout="stack">
            <THead>
              <Row>
                <HeadCell>Role</HeadCell>
                <HeadCell>Second step</HeadCell>
                <HeadCell>People</HeadCell>
                {canManage ? <HeadCell shrink>Actions</HeadCell> : null}
              </Row>
            </THead>
            <TBody>
              {roles.map(({ id, name }) => {
                const rule = data.find(({ role }) => role === id) ?? { role: id, ...nothing };
                return (
                  <Row key={id}>
                    <Cell head>{name}</Cell>
                    <Cell label="Second step">
                      <Chip tone={rule.required ? 'ok' : 'outline'}>{rule.required ? 'Required' : 'Up to each'}</Chip>
                    </Cell>
                    <Cell label="People">{withoutText(rule)}</Cell>
                    {canManage ? (
                      <Cell shrink>
                        <Button
                          size="s"
                          tone="secondary"
                          aria-label={rule.required ? `No longer require of ${name}` : `Require of ${name}`}
                          onClick={() => {
                            setAsked({ rule, name });
                            setOpen(true);
                          }}
                        >
                          {rule.required ? 'No longer require' : 'Require'}
                        </Button>
                      </Cell>
                    ) : null}
                  </Row>
                );
              })}
            </TBody>
          </Table>
        </TableInset>
      ) : null}
      <div className={styles.part}>
        <Text tone="secondary">
          Who holds such a role and has none is led to its set-up at the next click, and can do nothing else before.
        </Text>
      </div>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={asked?.rule.required ? 'No longer require a second step?' : 'Require a second step?'}
        message={`${asked?.name ?? ''}: ${withoutText(asked?.rule ?? nothing)} ${
          asked?.rule.required
            ? 'From then on it is up to each of them, and a password alone may sign in.'
            : 'Those without one are led to its set-up at once, you among them if you hold the role.'
        }`}
        actions={[
          { title: 'Cancel' },
          {
            title: asked?.rule.required ? 'No longer require' : 'Require',
            ...(asked?.rule.required && { tone: 'danger' as const }),
            action: async () => {
              const { rule } = asked ?? {};
              if (rule) await change.mutateAsync({ role: rule.role, required: !rule.required }).catch(() => {});
            },
          },
        ]}
      />
    </Panel>
  );
}
