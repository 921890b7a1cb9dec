import { calls } from '@fundfront/content-model/wire';
import { route } from '../../http/route.ts';
import type { App } from '../../http/types.ts';
import { exportAudit } from './exportAudit.ts';
import { listAudit, listAuditPeople } from './listAudit.ts';
import { verifyAuditChain } from './verifyAuditChain.ts';

export function auditRoutes(app: App): void {
  route(app, calls.listAudit, ({ ctx, query }) => listAudit({ ctx, input: query }));
  route(app, calls.listAuditPeople, ({ ctx }) => listAuditPeople({ ctx }));
  route(app, calls.verifyAuditChain, ({ ctx }) => verifyAuditChain({ ctx }));
  route(app, calls.exportAudit, ({ ctx, body }) => exportAudit({ ctx, input: body }));
}
