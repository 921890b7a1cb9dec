import { defaultLocale, type Locale } from '@fundfront/content-model';
import * as styles from './Inbox.css.ts';

/** By the script of its first letter: visitors write either language in either form. */
export function languageOf(text: string): Locale {
  const [first = ''] = text.match(/\p{L}/u) ?? [];
  return /\p{Script=Arabic}/u.test(first) ? 'ur' : defaultLocale;
}

interface VisitorTextProps {
  text: string;
  as?: 'line' | 'short' | 'prose';
}

export function VisitorText({ text, as = 'line' }: VisitorTextProps) {
  const Tag = as === 'prose' ? 'p' : 'bdi';
  return (
    <Tag className={styles.visitorText[as]} lang={languageOf(text)} dir="auto">
      {text}
    </Tag>
  );
}
