import { type ContentTypeName, contentType, isContentTypeName } from '@fundfront/content-model';
import { type ApprovalRule, calls } from '@fundfront/content-model/wire';
import { Skeleton } from '@fundfront/ui/components/Skeleton';
import { Switch } from '@fundfront/ui/components/Switch';
import { Cell, HeadCell, Row, Table, TBody, THead } from '@fundfront/ui/components/Table';
import { toast } from '@fundfront/ui/components/Toaster';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { formatInstant } from '../../format/dates.ts';
import { CallError } from '../../layout/CallError.tsx';
import { errorMessage } from '../../layout/errorMessage.ts';
import { Screen } from '../../layout/Screen.tsx';
import { TableInset } from '../../layout/TableInset.tsx';
import { approvalsPath } from '../../paths/reviewPaths.ts';
import { api } from '../../session/session.ts';
import { useCall } from '../../session/useCall.ts';

const fixedTexts: Record<NonNullable<ApprovalRule['fixed']>, string> = {
  declared: 'Always: the product declares it so',
  own: 'You asked for it, so another administrator lifts it',
  role: 'Only an administrator changes this',
};

function reasonOf({ fixed, demandedBy, demandedAt, needsSecondPerson }: ApprovalRule): string {
  if (fixed !== null && (needsSecondPerson || fixed !== 'own')) return fixedTexts[fixed];
  if (demandedBy && demandedAt) return `Asked for by ${demandedBy.name}, ${formatInstant(demandedAt)}`;
  return 'One person may write and publish';
}

export function RulesScreen() {
  const { data, error, refetch } = useCall(calls.approvalRules, {});
  const cache = useQueryClient();
  const change = useMutation({
    mutationFn: ({ type, secondPerson }: { type: ContentTypeName; secondPerson: boolean }) =>
      api.call(calls.setApprovalRule, { params: { type: contentType(type).path }, body: { secondPerson } }),
    onError: (failure) => toast.error(`Nothing was changed. ${errorMessage(failure)}`),
    onSettled: () => cache.invalidateQueries({ queryKey: [calls.approvalRules.path] }),
  });
  return (
    <Screen
      title="Who approves what"
      crumbs={[{ label: 'Approvals', href: approvalsPath }]}
      note="The approver is neither the last editor nor the sender"
      inset="none"
    >
      {error ? <CallError what="The list of rules" error={error} onRetry={refetch} /> : null}
      {!data && !error ? <Skeleton lines={8} /> : null}
      {data ? (
        <TableInset>
          <Table caption="Content types" hideCaption layout="stack">
            <THead>
              <Row>
                <HeadCell>Content</HeadCell>
                <HeadCell>Second person</HeadCell>
                <HeadCell>Why</HeadCell>
              </Row>
            </THead>
            <TBody>
              {data.map((rule) => {
                const { type } = rule;
                if (!isContentTypeName(type)) return null;
                return (
                  <Row key={type}>
                    <Cell head label="Content">
                      {contentType(type).labels.many}
                    </Cell>
                    <Cell label="Second person">
                      <Switch
                        label={rule.needsSecondPerson ? 'Needed' : 'Not needed'}
                        aria-label={`${contentType(type).labels.many}: a second person approves`}
                        checked={rule.needsSecondPerson}
                        disabled={rule.fixed !== null || change.isPending}
                        onChange={(event) => change.mutate({ type, secondPerson: event.target.checked })}
                      />
                    </Cell>
                    <Cell label="Why">{reasonOf(rule)}</Cell>
                  </Row>
                );
              })}
            </TBody>
          </Table>
        </TableInset>
      ) : null}
    </Screen>
  );
}
