import type { MediaItem } from '@fundfront/content-model/wire';
import { factsOf, missingAlt, usesLabel } from '../../entries/media/mediaLabels.ts';
import { Thumbnail } from '../../entries/media/Thumbnail.tsx';
import * as styles from './MediaGrid.css.ts';

export interface MediaViewProps {
  items: readonly MediaItem[];
  selected: string | undefined;
  hrefOf: (item: MediaItem) => string;
}

export function MediaGrid({ items, selected, hrefOf }: MediaViewProps) {
  return (
    <ul className={styles.grid} aria-label="Files">
      {items.map((item) => {
        const missing = missingAlt(item);
        return (
          <li key={item.id}>
            <a className={styles.tile} href={hrefOf(item)} aria-current={item.id === selected ? 'true' : undefined}>
              <Thumbnail item={item} />
              <bdi className={styles.title}>{item.title}</bdi>
              <span className={styles.facts}>
                <span>{factsOf(item)}</span>
                {missing ? <span className={styles.missing}>{missing}</span> : <span>{usesLabel(item)}</span>}
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
