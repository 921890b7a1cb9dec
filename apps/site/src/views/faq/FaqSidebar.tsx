import { Text } from '@fundfront/ui/components/Text';
import { TextLink } from '@fundfront/ui/components/TextLink';
import type { ReactNode } from 'react';
import { LocalNav } from '../../components/LocalNav.tsx';
import type { Messages } from '../../i18n/index.ts';
import * as styles from './FaqView.css.ts';

interface FaqSidebarProps {
  messages: Messages['reading']['faq'];
  groups: readonly { id: string; title: string; questions: readonly unknown[] }[];
  contact: string;
  children: ReactNode;
}

export function FaqSidebar({ messages, groups, contact, children }: FaqSidebarProps) {
  return (
    <div className={styles.side}>
      {children}
      {groups.length > 1 ? (
        <div className={styles.subjects}>
          <LocalNav
            label={messages.groups}
            links={groups.map(({ id, title }) => ({ title, path: `#${id}` }))}
            path=""
            variant="foot"
          />
        </div>
      ) : null}
      <div className={styles.ask}>
        <Text size="ui" tone="secondary">
          {messages.ask}
        </Text>
        <TextLink href={contact} arrow size="ui">
          {messages.contact}
        </TextLink>
      </div>
    </div>
  );
}
