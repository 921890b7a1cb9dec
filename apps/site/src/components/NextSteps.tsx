import type { Messages } from '../i18n/index.ts';
import * as styles from './NextSteps.css.ts';

export type Steps = readonly { title: string; text: string }[] | null;

interface NextStepsProps {
  messages: Messages;
  steps: Steps;
  level?: 2 | 3;
}

export function NextSteps({ messages, steps, level = 2 }: NextStepsProps) {
  if (!steps?.length) return null;
  const Title = `h${level}` as const;
  return (
    <div>
      <Title className={styles.heading}>{messages.service.next}</Title>
      <ol className={styles.list}>
        {steps.map((step) => (
          <li key={step.title} className={styles.step}>
            <strong className={styles.title}>{step.title}</strong>
            <p className={styles.text}>{step.text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
