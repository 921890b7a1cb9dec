import { defaultLocale, type Locale } from '@fundfront/content-model';
import * as styles from './Inbox.css.ts';

/** The language that a text begins in, by the script of its first letter: what visitors type is in neither form's alone. */
export function languageOf(text: string): Locale {
  const [first = ''] = text.match(/\p{L}/u) ?? [];
  return /\p{Script=Arabic}/u.test(first) ? 'ur' : defaultLocale;
}

interface VisitorTextProps {
  text: string;
  /** `line` stands among other words, `short` is cut after two lines, `prose` is written to be read. */
  as?: 'line' | 'short' | 'prose';
}

/** What a visitor typed, in the face and the direction of its own script, whatever language the form was in. */
export function VisitorText({ text, as = 'line' }: VisitorTextProps) {
  const Tag = as === 'prose' ? 'p' : 'bdi';
  return (
    <Tag className={styles.visitorText[as]} lang={languageOf(text)} dir="auto">
      {text}
    </Tag>
  );
}
