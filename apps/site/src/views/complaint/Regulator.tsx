import { Heading } from '@fundfront/ui/components/Heading';
import { External } from '@fundfront/ui/icons';
import { Container } from '@fundfront/ui/layout/Container';
import { Section } from '@fundfront/ui/layout/Section';
import { VisuallyHidden } from '@fundfront/ui/layout/VisuallyHidden';
import type { TemplateData } from '../../content/template.ts';
import type { Messages } from '../../i18n/index.ts';
import * as styles from './Regulator.css.ts';

interface RegulatorProps {
  messages: Messages;
  data: TemplateData<'complaint'>;
}

/** The way to the regulator, with the wording that it asks companies to show beside it. */
export function Regulator({ messages, data }: RegulatorProps) {
  const { regulatorTitle, regulatorWords, regulatorUrl, regulatorDisclaimer } = data;
  if (!regulatorTitle) return null;
  return (
    <Section space="m" labelledBy="regulator">
      <Container>
        <div className={styles.columns}>
          <div className={styles.way}>
            <Heading level={2} size="h3" id="regulator">
              {regulatorTitle}
            </Heading>
            {regulatorUrl && regulatorWords ? (
              <a href={regulatorUrl} target="_blank" rel="noopener noreferrer" className={styles.link}>
                <span>
                  {regulatorWords}
                  <VisuallyHidden> ({messages.newTab})</VisuallyHidden>
                </span>
                <External size="s" />
              </a>
            ) : null}
          </div>
          {regulatorDisclaimer ? (
            <div className={styles.box}>
              <p className={styles.disclaimer}>{regulatorDisclaimer}</p>
            </div>
          ) : null}
        </div>
      </Container>
    </Section>
  );
}
