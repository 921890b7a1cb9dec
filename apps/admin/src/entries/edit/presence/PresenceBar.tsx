import { type Fields, localeNames } from '@fundfront/content-model';
import type { PresentPerson } from '@fundfront/content-model/wire';
import { Avatar } from '@fundfront/ui/components/Avatar';
import { listRole } from '../../../layout/listRole.ts';
import * as styles from './presence.css.ts';

function activityOf({ locale, field }: PresentPerson, fields: Fields): string {
  const label = field === null ? undefined : fields[field]?.label;
  return label ? `writes in ${label}, ${localeNames[locale]}` : 'has it open';
}

interface PresenceBarProps {
  others: readonly PresentPerson[];
  fields: Fields;
  /** Whether the person has it open in another tab. */
  twice: boolean;
}

export function PresenceBar({ others, fields, twice }: PresenceBarProps) {
  return (
    <div role="status" aria-label="Also here">
      {twice ? (
        <p className={styles.twice}>You have this open in another tab. What you type in both is merged.</p>
      ) : null}
      {others.length > 0 ? (
        <ul {...listRole} className={styles.people}>
          {others.map((person) => (
            <li key={person.id} className={styles.person}>
              <Avatar name={person.name} decorative />
              <span>
                <bdi>{person.name}</bdi> {activityOf(person, fields)}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
