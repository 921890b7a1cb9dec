import * as styles from './NavigationProgress.css.ts';

export function NavigationProgress() {
  return (
    <template data-progress-bar="">
      <div className={styles.bar} data-progress="" aria-hidden="true" />
    </template>
  );
}
