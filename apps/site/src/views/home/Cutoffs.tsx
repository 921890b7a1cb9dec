import { Heading } from '@fundfront/ui/components/Heading';
import { Ltr } from '@fundfront/ui/components/Ltr';
import { Text } from '@fundfront/ui/components/Text';
import { Container } from '@fundfront/ui/layout/Container';
import { Section } from '@fundfront/ui/layout/Section';
import { KarachiClock } from '../../features/clock/KarachiClock.tsx';
import type { TemplateViewProps } from '../view.ts';
import * as styles from './Cutoffs.css.ts';

const time = /^\d{1,2}:\d{2}$/;

export function Cutoffs({ messages, data }: TemplateViewProps<'home'>) {
  const { home } = messages;
  if (!data.cutoffs?.length) return null;
  const hour = (text: string) => (time.test(text) ? <Ltr>{text}</Ltr> : text);
  return (
    <Section tone="band" labelledBy="home-cutoffs">
      <Container>
        <div className={styles.cut}>
          <div>
            <Heading level={2} id="home-cutoffs">
              {data.cutoffTitle ?? messages.footer.cutoffs}
            </Heading>
            <KarachiClock label={home.cutoffNow} />
          </div>
          <div className={styles.scroll}>
            <table className={styles.table} aria-labelledby="home-cutoffs">
              <thead>
                <tr>
                  <th scope="col">{home.cutoffFunds}</th>
                  <th scope="col">{home.cutoffWeekdays}</th>
                  <th scope="col">{home.cutoffFriday}</th>
                  <th scope="col">{home.cutoffPricing}</th>
                </tr>
              </thead>
              <tbody>
                {data.cutoffs.map((row) => (
                  <tr key={row.funds}>
                    <th scope="row">{row.funds}</th>
                    <td>{hour(row.weekdays)}</td>
                    <td>{hour(row.friday)}</td>
                    <td className={styles.quiet}>{row.pricing}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            {data.cutoffNote ? (
              <div className={styles.note}>
                <Text size="meta" tone="meta">
                  {data.cutoffNote}
                </Text>
              </div>
            ) : null}
          </div>
        </div>
      </Container>
    </Section>
  );
}
