import type { PresentPerson } from '@fundfront/content-model/wire';
import type { ReactNode } from 'react';
import * as styles from './presence.css.ts';

const names = new Intl.ListFormat('en', { type: 'conjunction' });

/** A frame around the field that somebody else writes in, with their name; the bar above the fields says it in words. */
export function PresenceMark({ people, children }: { people: readonly PresentPerson[]; children: ReactNode }) {
  return (
    <div className={people.length > 0 ? styles.here : undefined}>
      {people.length > 0 ? (
        <span className={styles.name} aria-hidden="true">
          {names.format(people.map(({ name }) => name))}
        </span>
      ) : null}
      {children}
    </div>
  );
}
