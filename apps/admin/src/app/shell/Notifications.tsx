import { calls } from '@fundfront/content-model/wire';
import { IconButton } from '@fundfront/ui/components/IconButton';
import { Popover } from '@fundfront/ui/components/Popover';
import { Bell } from '@fundfront/ui/icons';
import { messagesOf } from '../../desk/messages.ts';
import { asList } from '../../frame/asList.ts';
import { useCall } from '../../session/useCall.ts';
import * as styles from './Header.css.ts';

/** How often the counts are read anew, in milliseconds. */
const refetchIntervalMs = 60_000;

/** What waits for somebody, from the counts of the desk; nothing else is made up. */
export function Notifications() {
  const { data } = useCall(calls.deskOverview, {}, { refetchInterval: refetchIntervalMs });
  const messages = data ? messagesOf(data) : [];
  const label = messages.length === 0 ? 'Messages' : `Messages: ${messages.length}`;
  return (
    <span className={styles.bell}>
      <Popover label="Messages" placement="bottom end" trigger={<IconButton label={label} icon={<Bell size="s" />} />}>
        {(close) => (
          <div className={styles.messages}>
            <h2 className={styles.messagesTitle}>Messages</h2>
            {messages.length === 0 ? <p className={styles.none}>Nothing waits for you.</p> : null}
            <ul {...asList}>
              {messages.map(({ title, note, href }) => (
                <li key={title}>
                  <a className={styles.message} href={href} onClick={() => close()}>
                    {title}
                    <span className={styles.messageNote}>{note}</span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
      </Popover>
      {messages.length > 0 ? (
        <span className={styles.badge} aria-hidden="true">
          {messages.length}
        </span>
      ) : null}
    </span>
  );
}
