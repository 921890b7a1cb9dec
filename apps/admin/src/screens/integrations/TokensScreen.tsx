import { calls, type ReadToken } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { ConfirmDialog } from '@fundfront/ui/components/ConfirmDialog';
import { EmptyState } from '@fundfront/ui/components/EmptyState';
import { Skeleton } from '@fundfront/ui/components/Skeleton';
import { toast } from '@fundfront/ui/components/Toaster';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { waiting } from '../../entries/list/List.css.ts';
import { keyLabel } from '../../keyboard/shortcuts.ts';
import { useShortcut } from '../../keyboard/useShortcut.ts';
import { CallError } from '../../layout/CallError.tsx';
import { errorMessage } from '../../layout/errorMessage.ts';
import { Screen } from '../../layout/Screen.tsx';
import { api } from '../../session/session.ts';
import { useCall } from '../../session/useCall.ts';
import { SecretDialog, type ShownSecret } from './SecretDialog.tsx';
import { TokenDialog, type TokenDraft } from './TokenDialog.tsx';
import { TokenTable } from './TokenTable.tsx';

export function TokensScreen() {
  const { data, error, refetch } = useCall(calls.listReadTokens, {});
  const cache = useQueryClient();
  const [making, setMaking] = useState(false);
  const [secret, setSecret] = useState<ShownSecret | null>(null);
  const [leaving, setLeaving] = useState<ReadToken | null>(null);
  useShortcut('create', () => setMaking(true));
  const refresh = () => cache.invalidateQueries({ queryKey: [calls.listReadTokens.path] });

  async function make(body: TokenDraft) {
    const made = await api.call(calls.createReadToken, { body });
    setMaking(false);
    setSecret({ what: 'The token', of: made.token.name, secret: made.secret });
    await refresh();
  }

  async function revoke({ id, name }: ReadToken) {
    try {
      await api.call(calls.revokeReadToken, { params: { id } });
      toast.success(`“${name}” reads nothing any more.`);
    } catch (failure) {
      toast.error(`Nothing was changed. ${errorMessage(failure)}`);
    }
    await refresh();
  }

  const good = data?.tokens.filter(({ state }) => state === 'good').length ?? 0;
  return (
    <Screen
      title="Read tokens"
      crumbs={[{ label: 'Site' }]}
      note={data ? `${good} in use` : undefined}
      inset="none"
      actions={
        <Button shortcut={keyLabel('create')} onClick={() => setMaking(true)}>
          New token
        </Button>
      }
    >
      {data && data.tokens.length > 0 ? <TokenTable tokens={data.tokens} onRevoke={setLeaving} /> : null}
      {data?.tokens.length === 0 ? (
        <EmptyState title="No token yet" action={<Button onClick={() => setMaking(true)}>Make one</Button>}>
          With a read token, another program reads what is live: the mobile app, a screen in a branch.
        </EmptyState>
      ) : null}
      {!data && error ? <CallError what="Read tokens" error={error} onRetry={refetch} /> : null}
      {!data && !error ? (
        <div className={waiting} aria-busy="true">
          <Skeleton lines={4} />
        </div>
      ) : null}
      {making ? <TokenDialog onClose={() => setMaking(false)} onMake={make} /> : null}
      {secret ? <SecretDialog shown={secret} onClose={() => setSecret(null)} /> : null}
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={(open) => !open && setLeaving(null)}
        title="Revoke the token?"
        message={`Whoever reads with “${leaving?.name ?? ''}” is refused from now on, for good.`}
        actions={[
          { title: 'Keep it' },
          {
            title: 'Revoke',
            tone: 'danger',
            action: async () => {
              if (leaving) await revoke(leaving);
            },
          },
        ]}
      />
    </Screen>
  );
}
