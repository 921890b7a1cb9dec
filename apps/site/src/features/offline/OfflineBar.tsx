import * as styles from './OfflineBar.css.ts';

export function OfflineBar({ message }: { message: string }) {
  return (
    <div role="status" className={styles.region}>
      <template data-offline-bar="">
        <p className={styles.bar}>{message}</p>
      </template>
    </div>
  );
}
