import { Ltr } from '@fundfront/ui/components/Ltr';
import { TextLink } from '@fundfront/ui/components/TextLink';
import { VisuallyHidden } from '@fundfront/ui/layout/VisuallyHidden';
import type { ReactNode } from 'react';
import { directionsHref } from '../../mapLinks.ts';
import * as styles from './BranchRow.css.ts';
import type { Branch } from './branch.ts';
import { formatKm } from './distance.ts';

export interface BranchRowMessages {
  phone: string;
  email: string;
  hours: string;
  directions: string;
  directionsTo: string;
  newTab: string;
  kilometres: string;
}

interface BranchRowProps {
  branch: Branch;
  messages: BranchRowMessages;
  level: 2 | 3;
  km: number | null;
}

export function BranchRow({ branch, messages, level, km }: BranchRowProps) {
  const { id, name, postalAddress, phone, email, hours, position, language } = branch;
  const Name = `h${level}` as const;
  return (
    <li id={id} className={styles.row}>
      <div {...language}>
        <Name className={styles.name}>{name}</Name>
        <p className={styles.postalAddress}>{postalAddress}</p>
      </div>
      <dl className={styles.facts}>
        {hours ? (
          <Fact term={messages.hours}>
            <span {...language}>{hours}</span>
          </Fact>
        ) : null}
        {phone ? (
          <Fact term={messages.phone}>
            <TextLink href={phone.href} tone="strong" standalone>
              <Ltr>{phone.text}</Ltr>
            </TextLink>
          </Fact>
        ) : null}
        {email ? (
          <Fact term={messages.email}>
            <TextLink href={`mailto:${email}`} tone="strong" standalone>
              <Ltr>{email}</Ltr>
            </TextLink>
          </Fact>
        ) : null}
      </dl>
      <div className={styles.end}>
        {km === null ? null : (
          <span className={styles.distance}>
            <Ltr>{formatKm(km)}</Ltr> <span className={styles.unit}>{messages.kilometres}</span>
          </span>
        )}
        {position ? (
          <TextLink
            href={directionsHref(position.latitude, position.longitude)}
            size="ui"
            standalone
            external
            newTabLabel={messages.newTab}
            data-print="hide"
          >
            {messages.directions}
            <VisuallyHidden>
              {' '}
              {messages.directionsTo} {name}
            </VisuallyHidden>
          </TextLink>
        ) : null}
      </div>
    </li>
  );
}

/** What a value is, is plain to see (a time, a number); screen readers need its name. */
function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <VisuallyHidden>{term}</VisuallyHidden>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
