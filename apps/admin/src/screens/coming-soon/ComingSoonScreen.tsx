import { Notice } from '@fundfront/ui/components/Notice';
import { Text } from '@fundfront/ui/components/Text';
import { TextLink } from '@fundfront/ui/components/TextLink';
import { Stack } from '@fundfront/ui/layout/Stack';
import { listRole } from '../../layout/listRole.ts';
import { Panel } from '../../layout/Panel.tsx';
import { Screen } from '../../layout/Screen.tsx';
import * as styles from './ComingSoonScreen.css.ts';
import { PageLink } from './PageLink.tsx';
import { type ComingSoonTopic, getComingSoonTopic } from './topics.ts';

export function ComingSoonScreen({ topic }: { topic: ComingSoonTopic }) {
  const { title, group, description, pages, screens = [] } = getComingSoonTopic(topic);
  return (
    <Screen title={title} crumbs={[{ label: group }]} inset="text">
      <Stack space="l">
        <Notice title="This screen comes in a later release">
          <Text>{description}</Text>
        </Notice>
        {pages.length + screens.length > 0 ? (
          <Panel title="Until then" inset="none">
            <ul {...listRole} className={styles.list}>
              {screens.map(({ label, href }) => (
                <li key={href} className={styles.line}>
                  <TextLink href={href}>{label}</TextLink>
                </li>
              ))}
              {pages.map(({ label, path }) => (
                <PageLink key={path} label={label} path={path} />
              ))}
            </ul>
          </Panel>
        ) : null}
      </Stack>
    </Screen>
  );
}
