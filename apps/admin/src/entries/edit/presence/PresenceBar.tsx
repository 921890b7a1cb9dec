import { type Fields, localeNames } from '@fundfront/content-model';
import type { PresentPerson } from '@fundfront/content-model/wire';
import { Avatar } from '@fundfront/ui/components/Avatar';
import { listRole } from '../../../layout/listRole.ts';
import * as styles from './presence.css.ts';

/** `Amna is in the Urdu title`. */
function activityOf({ locale, field }: PresentPerson, fields: Fields): string {
  const label = field === null ? undefined : fields[field]?.label;
  return label ? `writes in ${label}, ${localeNames[locale]}` : 'has it open';
}

export function PresenceBar({ others, fields }: { others: readonly PresentPerson[]; fields: Fields }) {
  return (
    <div role="status" aria-label="Also here">
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
