import type { Locale } from '@fundfront/content-model';
import { Split } from '@fundfront/ui/layout/Split';
import type { ReactNode } from 'react';
import type { Messages } from '../i18n/index.ts';
import * as styles from './FormColumns.css.ts';
import { NextSteps, type Steps } from './NextSteps.tsx';
import { PrivacyNote } from './PrivacyNote.tsx';

interface FormColumnsProps {
  locale: Locale;
  messages: Messages;
  next: Steps;
  privacy?: string | null;
  level?: 2 | 3;
  more?: ReactNode;
  children: ReactNode;
}

export function FormColumns({ locale, messages, next, privacy, level, more, children }: FormColumnsProps) {
  return (
    <Split
      ratio="form"
      start={<div className={styles.form}>{children}</div>}
      end={
        <div className={styles.aside}>
          <NextSteps messages={messages} steps={next} level={level} />
          <PrivacyNote locale={locale} messages={messages} note={privacy} />
          {more}
        </div>
      }
    />
  );
}
