import type { Locale } from '@fundfront/content-model';
import { Button } from '@fundfront/ui/components/Button';
import { Container } from '@fundfront/ui/layout/Container';
import type { Messages } from '../../i18n/index.ts';
import { pathTo } from '../../links.ts';
import * as styles from './SectionNav.css.ts';

interface SectionNavProps {
  locale: Locale;
  messages: Messages;
  sections: readonly { id: string; label: string }[];
}

export function SectionNav({ locale, messages, sections }: SectionNavProps) {
  return (
    <div className={styles.bar} data-print="hide">
      <Container>
        <div className={styles.row}>
          <nav aria-label={messages.fund.sections} className={styles.nav} data-section-nav="">
            <ul className={styles.list}>
              {sections.map(({ id, label }) => (
                <li key={id}>
                  <a href={`#${id}`} className={styles.link}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.action}>
            <Button href={pathTo(locale, 'howToInvest')}>{messages.fund.invest}</Button>
          </div>
        </div>
      </Container>
    </div>
  );
}
