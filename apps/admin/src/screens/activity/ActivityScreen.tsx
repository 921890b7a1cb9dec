import { useCan } from '../../session/useCan.ts';
import { AuditLog } from './AuditLog.tsx';
import { RecentActivity } from './RecentActivity.tsx';

/** The whole log is for administrators and compliance; everybody sees the latest changes of content. */
export function ActivityScreen() {
  return useCan('audit.read') ? <AuditLog /> : <RecentActivity />;
}
