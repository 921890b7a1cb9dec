import { directionOf, type Locale } from '@fundfront/content-model';
import type { AlertRunDetail } from '@fundfront/content-model/wire';
import { SegmentedControl } from '@fundfront/ui/components/SegmentedControl';
import { useState } from 'react';
import * as styles from './Alerts.css.ts';

const languages = [
  { value: 'en', label: 'English', lang: 'en' },
  { value: 'ur', label: 'اردو', lang: 'ur' },
] as const;

const parts = [
  { value: 'html', label: 'HTML' },
  { value: 'text', label: 'Text' },
] as const;

/** In a frame that runs nothing, follows no link and knows nothing of the staff area. */
export function MailPreview({ mails }: Pick<AlertRunDetail, 'mails'>) {
  const [lang, setLang] = useState<Locale>('en');
  const [part, setPart] = useState<(typeof parts)[number]['value']>('html');
  if (!mails) return null;
  const { subject, html, text } = mails[lang];
  return (
    <aside className={styles.preview} aria-label="The mail as sent">
      <div className={styles.line}>
        <SegmentedControl label="Language of the mail" options={languages} value={lang} onChange={setLang} />
        <SegmentedControl label="Part of the mail" options={parts} value={part} onChange={setPart} />
      </div>
      <p className={styles.title} lang={lang} dir="auto">
        {subject}
      </p>
      {part === 'html' ? (
        <iframe key={lang} className={styles.frame} title={`Mail: ${subject}`} sandbox="" srcDoc={html} />
      ) : (
        <pre className={styles.text} lang={lang} dir={directionOf(lang)}>
          {text}
        </pre>
      )}
      <p className={styles.quiet}>As it is sent, but for the links of each subscriber.</p>
    </aside>
  );
}
