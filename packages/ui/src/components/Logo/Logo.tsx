import { Rosette } from '../../pattern/Rosette/Rosette.tsx';
import * as styles from './Logo.css.ts';

export type LogoProps = {
  name: string;
  tagline?: string;
  href?: string;
  tone?: keyof typeof styles.tone;
  size?: number;
};

export function Logo({ name, tagline, href, tone = 'default', size = 42 }: LogoProps) {
  const className = `${styles.logo} ${styles.tone[tone]}`;
  const content = (
    <>
      <span className={styles.mark[tone]}>
        <Rosette size={size} />
      </span>
      <span>
        <span className={styles.name}>{name}</span>
        {tagline ? <span className={`${styles.small} ${styles.tagline[tone]}`}>{tagline}</span> : null}
      </span>
    </>
  );
  return href ? (
    <a href={href} className={className}>
      {content}
    </a>
  ) : (
    <span className={className}>{content}</span>
  );
}
