import type { AnswerOf, calls } from '@fundfront/content-model/wire';
import { TextLink } from '@fundfront/ui/components/TextLink';
import { messagesOf } from '../../desk/messages.ts';
import { asList } from '../../frame/asList.ts';
import * as styles from './DashboardScreen.css.ts';
import { SampleNotice } from './SampleNotice.tsx';

/** What needs somebody. */
export function Waiting({ overview }: { overview: AnswerOf<typeof calls.deskOverview> }) {
  const messages = messagesOf(overview);
  return (
    <>
      <SampleNotice />
      {messages.length === 0 ? <p className={styles.nothing}>Nothing waits for you.</p> : null}
      <ul {...asList} className={styles.lines}>
        {messages.map(({ title, note, href }) => (
          <li key={title} className={styles.line}>
            <span>
              <TextLink href={href}>{title}</TextLink>
              <br />
              <span className={styles.note}>{note}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
