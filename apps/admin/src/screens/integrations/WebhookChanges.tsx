import type { Webhook } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { ConfirmDialog } from '@fundfront/ui/components/ConfirmDialog';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as styles from './Integrations.css.ts';
import { SecretDialog, type ShownSecret } from './SecretDialog.tsx';
import type { WebhookActions } from './useWebhookActions.ts';
import { draftOf, WebhookDialog } from './WebhookDialog.tsx';

type Asked = 'secret' | 'remove';

const questions: Record<Asked, { title: string; message: string; yes: string }> = {
  secret: {
    title: 'Make a new secret?',
    message: 'The receiver refuses deliveries from now on, until it knows the new one.',
    yes: 'Make a new one',
  },
  remove: {
    title: 'Remove the webhook?',
    message: 'Nothing more is sent, and its log goes with it. To keep the log, turn it off instead.',
    yes: 'Remove',
  },
};

export function WebhookChanges({ webhook, actions }: { webhook: Webhook; actions: WebhookActions }) {
  const navigate = useNavigate();
  const [changing, setChanging] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [secret, setSecret] = useState<ShownSecret | null>(null);

  async function renew() {
    const renewed = await actions.renewSecret();
    if (renewed) setSecret({ what: 'The signing secret', of: webhook.name, secret: renewed.secret });
  }
  async function remove() {
    if (await actions.remove()) navigate('/admin/webhooks');
  }

  const question = asked && questions[asked];
  return (
    <div className={styles.buttons}>
      <Button size="s" tone="secondary" onClick={() => setChanging(true)}>
        Change
      </Button>
      <Button
        size="s"
        tone="secondary"
        busy={actions.busy === 'turn'}
        onClick={() => actions.turn(webhook, !webhook.enabled)}
      >
        {webhook.enabled ? 'Turn off' : 'Turn on'}
      </Button>
      <Button size="s" tone="quiet" onClick={() => setAsked('secret')}>
        New secret
      </Button>
      <Button size="s" tone="quiet" onClick={() => setAsked('remove')}>
        Remove
      </Button>
      {changing ? (
        <WebhookDialog
          title="Change the webhook"
          save="Save"
          draft={draftOf(webhook)}
          onClose={() => setChanging(false)}
          onSave={async (draft) => {
            await actions.save(draft, webhook.enabled);
            setChanging(false);
          }}
        />
      ) : null}
      {secret ? <SecretDialog shown={secret} onClose={() => setSecret(null)} /> : null}
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title={question?.title ?? ''}
        message={question?.message ?? ''}
        actions={[
          { title: 'Keep it' },
          { title: question?.yes ?? '', tone: 'danger', action: () => (asked === 'secret' ? renew() : remove()) },
        ]}
      />
    </div>
  );
}
