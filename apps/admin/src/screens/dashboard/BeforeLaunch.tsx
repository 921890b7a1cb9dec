import { defaultLocale } from '@fundfront/content-model';
import { calls, type ResponseOf } from '@fundfront/content-model/wire';
import { StatusMark } from '@fundfront/ui/components/StatusMark';
import { TextLink } from '@fundfront/ui/components/TextLink';
import { listRole } from '../../layout/listRole.ts';
import { Panel } from '../../layout/Panel.tsx';
import { useCall } from '../../session/useCall.ts';
import * as styles from './DashboardScreen.css.ts';
import { launchSteps } from './launchSteps.ts';

export function BeforeLaunch({ overview }: { overview: ResponseOf<typeof calls.dashboardOverview> }) {
  const { data } = useCall(calls.getSettings, { query: { lang: defaultLocale } });
  const steps = launchSteps(overview, data?.sampleContent === true);
  const left = steps.filter(({ done }) => !done).length;
  if (left === 0) return null;
  return (
    <Panel title={`Before launch: ${left} of ${steps.length} steps left`} inset="none">
      <ul {...listRole} className={styles.lines}>
        {steps.map(({ title, note, href, done }) => (
          <li key={title} className={styles.line}>
            <span>
              <StatusMark status={done ? 'live' : 'none'} label={done ? 'Done' : 'To do'} />{' '}
              {done ? title : <TextLink href={href}>{title}</TextLink>}
              {done ? null : <span className={styles.second}>{note}</span>}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
