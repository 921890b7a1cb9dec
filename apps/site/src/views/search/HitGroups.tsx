import { Heading } from '@fundfront/ui/components/Heading';
import { LinkRows } from '../../components/LinkRows.tsx';
import type { SearchHit } from '../../content/site.ts';
import type { Messages } from '../../i18n/index.ts';
import * as styles from './HitGroups.css.ts';

interface HitGroupsProps {
  messages: Messages;
  hits: readonly SearchHit[];
  terms: string;
}

/** Results by what they are; the kind with the best of them comes first. */
export function HitGroups({ messages, hits, terms }: HitGroupsProps) {
  return (
    <div className={styles.groups}>
      {[...Map.groupBy(hits, (hit) => messages.search.kinds[hit.kind])].map(([kind, links]) => (
        <section key={kind} className={styles.group}>
          <div className={styles.head}>
            <Heading level={2} size="h3">
              {kind}
            </Heading>
            <span className={styles.count}>{links.length}</span>
          </div>
          <LinkRows label={kind} links={links} search={terms} />
        </section>
      ))}
    </div>
  );
}
