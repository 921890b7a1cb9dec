import { Facts } from '@fundfront/ui/components/Facts';
import { Ltr } from '@fundfront/ui/components/Ltr';
import type { ReactNode } from 'react';
import * as styles from './BesideText.css.ts';

interface SideFactsProps {
  title: string;
  items: readonly { term: string; value: ReactNode }[];
}

export function SideFacts({ title, items }: SideFactsProps) {
  return (
    <section aria-labelledby="side-facts" className={styles.part}>
      <h2 id="side-facts" className={styles.title}>
        {title}
      </h2>
      <Facts layout="rail" items={items} />
    </section>
  );
}

interface BesideTextData {
  figure: string | null;
  figureText: string | null;
  factsTitle: string | null;
  facts: readonly { term: string; value: string }[] | null;
}

/** What a page's editor has put beside its text, or nothing. */
export function besideText({ figure, figureText, factsTitle, facts }: BesideTextData): ReactNode {
  const hasFacts = factsTitle && facts && facts.length > 0;
  if (!figure && !hasFacts) return null;
  return (
    <>
      {figure ? (
        <p className={styles.part}>
          <span className={styles.figure}>{/\d/.test(figure) ? <Ltr>{figure}</Ltr> : figure}</span>
          {figureText ? <span className={styles.figureText}>{figureText}</span> : null}
        </p>
      ) : null}
      {hasFacts ? <SideFacts title={factsTitle} items={facts} /> : null}
    </>
  );
}
