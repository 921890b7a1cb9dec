import { Girih } from '@fundfront/ui/pattern/Girih';
import { Rosette } from '@fundfront/ui/pattern/Rosette';
import type { ReactNode } from 'react';
import * as styles from './LoginScreen.css.ts';

export function LoginLayout({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <main className={styles.side}>
        <div className={styles.form}>
          <span className={styles.mark}>
            <Rosette size={40} />
          </span>
          <h1 className={styles.title}>Staff admin</h1>
          {children}
        </div>
      </main>
      <div className={styles.art} aria-hidden="true">
        <Girih width={1100} height={1100} edge={128} theta={67.5} strap={8} stroke={1.4} origin={[0.62, 0.4]} fill />
      </div>
    </div>
  );
}
