import type { MediaItem } from '@fundfront/content-model/wire';
import { FileText, Spreadsheet } from '@fundfront/ui/icons';
import { formatOf } from './mediaLabels.ts';
import * as styles from './Thumbnail.css.ts';

export function Thumbnail({ item }: { item: MediaItem }) {
  const isSheet = item.src.endsWith('.xlsx');
  return (
    <span className={styles.frame}>
      {item.thumbnail ? (
        <img
          className={styles.picture[item.kind === 'image' ? 'cover' : 'page']}
          src={item.thumbnail}
          alt=""
          loading="lazy"
        />
      ) : (
        <span className={styles.icon}>{isSheet ? <Spreadsheet size="l" /> : <FileText size="l" />}</span>
      )}
      {item.kind === 'image' ? null : <span className={styles.badge}>{formatOf(item)}</span>}
    </span>
  );
}
