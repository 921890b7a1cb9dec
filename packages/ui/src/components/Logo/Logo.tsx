import { Rosette } from '../../pattern/Rosette/Rosette.tsx';
import * as styles from './Logo.css.ts';

export type LogoProps = {
  /** The company's name. It is the logo's only wording; the star is silent. */
  name: string;
  tagline?: string;
  href?: string;
  tone?: keyof typeof styles.tone;
  /** Side of the star, px. */
  size?: number;
};

/** The eight-fold star and the company's name. Once in the header and once in the footer. */
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
