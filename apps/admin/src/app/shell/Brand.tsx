import { defaultLocale } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import { Rosette } from '@fundfront/ui/pattern/Rosette';
import { useCall } from '../../session/useCall.ts';
import * as styles from './SideNav.css.ts';

export function Brand({ nameless = false }: { nameless?: boolean }) {
  const { data } = useCall(calls.getSettings, { query: { lang: defaultLocale } });
  const name = data?.title ?? 'Staff admin';
  return (
    <a className={styles.brand} href="/admin/posts" aria-label={`${name}: pages`}>
      <span className={styles.star}>
        <Rosette size={28} strap={1.3} stroke={1.2} />
      </span>
      {nameless ? null : <span className={styles.brandName}>{name}</span>}
    </a>
  );
}
