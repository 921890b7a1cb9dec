import { calls } from '@fundfront/content-model/wire';
import { TextLink } from '@fundfront/ui/components/TextLink';
import { useCall } from '../../session/useCall.ts';
import * as styles from './DashboardScreen.css.ts';

export function SampleNotice() {
  const { data } = useCall(calls.getSettings, { query: {} });
  if (!data?.sampleContent) return null;
  return (
    <p className={styles.line}>
      <span>
        The site is marked as sample content on every page. Take the mark off in the{' '}
        <TextLink href="/admin/settings">settings</TextLink> when your own content is in.
      </span>
    </p>
  );
}
