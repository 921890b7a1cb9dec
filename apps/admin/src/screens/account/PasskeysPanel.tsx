import { calls, type ResponseOf } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { Skeleton } from '@fundfront/ui/components/Skeleton';
import { Cell, HeadCell, Row, Table, TBody, THead } from '@fundfront/ui/components/Table';
import { Text } from '@fundfront/ui/components/Text';
import { toast } from '@fundfront/ui/components/Toaster';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatInstant } from '../../format/dates.ts';
import { CallError } from '../../layout/CallError.tsx';
import { FormDialog } from '../../layout/FormDialog.tsx';
import { Panel } from '../../layout/Panel.tsx';
import { TableInset } from '../../layout/TableInset.tsx';
import { api } from '../../session/session.ts';
import { useCall } from '../../session/useCall.ts';
import { PasskeyDialog } from './PasskeyDialog.tsx';
import { PresentPasswordField } from './PresentPasswordField.tsx';

type Passkey = ResponseOf<typeof calls.listPasskeys>[number];

export function PasskeysPanel() {
  const queries = useQueryClient();
  const { data, error, refetch } = useCall(calls.listPasskeys, {});
  const [dialog, setDialog] = useState<Passkey | 'new'>();
  const close = () => {
    setDialog(undefined);
    for (const { path } of [calls.listPasskeys, calls.totpState, calls.listUsers])
      void queries.invalidateQueries({ queryKey: [path] });
  };
  return (
    <Panel
      title="Passkeys"
      inset="none"
      action={
        <Button size="s" tone="secondary" onClick={() => setDialog('new')}>
          Add a passkey
        </Button>
      }
    >
      {error ? <CallError what="Your passkeys" error={error} onRetry={refetch} /> : null}
      {!data && !error ? <Skeleton lines={2} /> : null}
      {data ? (
        <TableInset>
          {data.length === 0 ? (
            <Text tone="secondary">
              None yet. A passkey signs you in with the PIN, finger or face of your device, in place of password and
              code.
            </Text>
          ) : (
            <PasskeyTable passkeys={data} onRemove={setDialog} />
          )}
        </TableInset>
      ) : null}
      {dialog === 'new' ? <PasskeyDialog onClose={close} /> : null}
      {dialog && dialog !== 'new' ? <RemoveDialog passkey={dialog} onClose={close} /> : null}
    </Panel>
  );
}

function PasskeyTable({ passkeys, onRemove }: { passkeys: readonly Passkey[]; onRemove: (passkey: Passkey) => void }) {
  return (
    <Table caption="Passkeys" hideCaption layout="stack" edge="flush">
      <THead>
        <Row>
          <HeadCell>Name</HeadCell>
          <HeadCell>Added</HeadCell>
          <HeadCell>Last used</HeadCell>
          <HeadCell shrink>Actions</HeadCell>
        </Row>
      </THead>
      <TBody>
        {passkeys.map((passkey) => (
          <Row key={passkey.id}>
            <Cell head>{passkey.name}</Cell>
            <Cell label="Added" nowrap>
              <time dateTime={passkey.createdAt}>{formatInstant(passkey.createdAt)}</time>
            </Cell>
            <Cell label="Last used" nowrap>
              {passkey.lastUsedAt === null ? (
                'Never'
              ) : (
                <time dateTime={passkey.lastUsedAt}>{formatInstant(passkey.lastUsedAt)}</time>
              )}
            </Cell>
            <Cell shrink>
              <Button size="s" tone="quiet" aria-label={`Remove ${passkey.name}`} onClick={() => onRemove(passkey)}>
                Remove
              </Button>
            </Cell>
          </Row>
        ))}
      </TBody>
    </Table>
  );
}

function RemoveDialog({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) {
  const [password, setPassword] = useState('');
  return (
    <FormDialog
      title={`Remove “${name}”?`}
      save="Remove"
      refused="Not removed"
      onClose={onClose}
      onSave={async () => {
        await api.call(calls.removePasskey, { body: { id, password } });
        toast.success(`The passkey “${name}” is removed.`);
        onClose();
      }}
    >
      {(problem) => (
        <>
          <Text>It signs in no longer. Delete it on your device, too.</Text>
          <PresentPasswordField value={password} onChange={setPassword} error={problem('password')} />
        </>
      )}
    </FormDialog>
  );
}
