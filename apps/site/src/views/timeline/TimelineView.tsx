import { Heading } from '@fundfront/ui/components/Heading';
import { Ltr } from '@fundfront/ui/components/Ltr';
import { Text } from '@fundfront/ui/components/Text';
import { besideText } from '../../components/BesideText.tsx';
import { FullWidthPage } from '../../components/FullWidthPage.tsx';
import type { TemplateViewProps } from '../view.ts';
import * as styles from './TimelineView.css.ts';

// "2009" and "2009–26" turn around in Urdu; a month with its name does not.
const inDigits = /^[\d\s–-]+$/;

export function TimelineView({ data, ...view }: TemplateViewProps<'timeline'>) {
  const { milestonesTitle, milestones } = data;
  return (
    <FullWidthPage {...view} textFirst beside={besideText(data)}>
      {milestones?.length ? (
        <section aria-labelledby={milestonesTitle ? 'milestones' : undefined} className={styles.section}>
          {milestonesTitle ? (
            <Heading level={2} id="milestones">
              {milestonesTitle}
            </Heading>
          ) : null}
          <ol className={styles.list}>
            {milestones.map(({ when, title, text }) => (
              <li key={`${when} ${title}`} className={styles.row}>
                <span className={styles.when}>{inDigits.test(when) ? <Ltr>{when}</Ltr> : when}</span>
                <div className={styles.text}>
                  <strong className={styles.title}>{title}</strong>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </section>
      ) : view.page.body ? null : (
        <Text tone="secondary">{view.messages.page.empty}</Text>
      )}
    </FullWidthPage>
  );
}
