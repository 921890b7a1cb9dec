import { isContentTypeName, type Locale } from '@fundfront/content-model';
import type { MediaDetail, MediaUse } from '@fundfront/content-model/wire';
import { TextLink } from '@fundfront/ui/components/TextLink';
import { FileText } from '@fundfront/ui/icons';
import { entryPath } from '../../../paths/entryPaths.ts';
import * as styles from './Inspector.css.ts';

const languages = (locales: readonly Locale[]) => locales.map((locale) => locale.toUpperCase()).join(', ');

function stateOf({ live, working, trashed }: MediaUse): string {
  if (trashed) return 'in the bin';
  return live.length > 0 ? `live, ${languages(live)}` : `draft, ${languages(working)}`;
}

function pathOf({ type, entryId, live, working }: MediaUse): string | undefined {
  return isContentTypeName(type) ? entryPath(type, entryId, working[0] ?? live[0]) : undefined;
}

export function UseList({ item: { usedIn, moreUses } }: { item: MediaDetail }) {
  return (
    <>
      <ul className={styles.uses}>
        {usedIn.map((use) => {
          const path = pathOf(use);
          return (
            <li key={`${use.entryId} ${use.field}`} className={styles.use}>
              <FileText size="s" />
              <span className={styles.useName}>
                {path && !use.trashed ? (
                  <TextLink href={path}>
                    <bdi>{use.title || 'Untitled'}</bdi>
                  </TextLink>
                ) : (
                  <bdi>{use.title || 'Untitled'}</bdi>
                )}{' '}
                {use.field}
              </span>
              <span className={styles.useState}>{stateOf(use)}</span>
            </li>
          );
        })}
      </ul>
      {moreUses ? <p className={styles.note}>And more.</p> : null}
    </>
  );
}

export function UsedIn({ item }: { item: MediaDetail }) {
  const places = item.usedIn.length;
  const title = places === 0 ? 'Not used' : `Used in ${places === 1 ? '1 place' : `${places} places`}`;
  return (
    <section className={styles.part} aria-label="Use">
      <h3 className={styles.partTitle}>{title}</h3>
      {places === 0 ? (
        <p className={styles.note}>No page, draft, menu or setting names this file.</p>
      ) : (
        <UseList item={item} />
      )}
    </section>
  );
}
