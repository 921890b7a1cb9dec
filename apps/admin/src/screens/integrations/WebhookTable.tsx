import type { Webhook } from '@fundfront/content-model/wire';
import { StatusMark } from '@fundfront/ui/components/StatusMark';
import { Cell, HeadCell, Row, Table, TBody, THead } from '@fundfront/ui/components/Table';
import { TextLink } from '@fundfront/ui/components/TextLink';
import { formatAgo } from '../../format/dates.ts';
import { TableInset } from '../../layout/TableInset.tsx';
import * as styles from './Integrations.css.ts';
import { deliveryMarks, eventLabel, typeNames, webhookMark } from './labels.ts';

export const webhookPath = (id: string) => `/admin/webhooks/${id}`;

export function WebhookTable({ webhooks }: { webhooks: readonly Webhook[] }) {
  return (
    <TableInset>
      <Table caption="Webhooks" hideCaption layout="stack">
        <THead>
          <Row>
            <HeadCell>Name</HeadCell>
            <HeadCell>Address</HeadCell>
            <HeadCell>Told of</HeadCell>
            <HeadCell>State</HeadCell>
            <HeadCell>Last delivery</HeadCell>
          </Row>
        </THead>
        <TBody>
          {webhooks.map((webhook) => (
            <Row key={webhook.id}>
              <Cell head>
                <TextLink href={webhookPath(webhook.id)}>
                  <bdi className={styles.name}>{webhook.name}</bdi>
                </TextLink>
              </Cell>
              <Cell label="Address">
                <bdi className={styles.address}>{webhook.url}</bdi>
              </Cell>
              <Cell label="Told of">
                {webhook.events.map(eventLabel).join(', ')}{' '}
                <span className={styles.quiet}>{`· ${typeNames(webhook.types)}`}</span>
              </Cell>
              <Cell nowrap label="State">
                <StatusMark {...webhookMark(webhook)} />
              </Cell>
              <Cell nowrap label="Last delivery">
                {webhook.lastDelivery ? (
                  <span className={styles.marks}>
                    <StatusMark {...deliveryMarks[webhook.lastDelivery.state]} />
                    <span className={styles.quiet}>{formatAgo(webhook.lastDelivery.createdAt)}</span>
                  </span>
                ) : (
                  <span className={styles.quiet}>None yet</span>
                )}
              </Cell>
            </Row>
          ))}
        </TBody>
      </Table>
    </TableInset>
  );
}
