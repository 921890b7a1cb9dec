import { directionOf, type Locale } from '@fundfront/content-model';
import type { AlertRunDetail } from '@fundfront/content-model/wire';
import { SegmentedControl } from '@fundfront/ui/components/SegmentedControl';
import { trustedHtml } from '@fundfront/ui/trustedHtml';
import { useEffect, useRef, useState } from 'react';
import * as styles from './Alerts.css.ts';

const languages = [
  { value: 'en', label: 'English', lang: 'en' },
  { value: 'ur', label: 'اردو', lang: 'ur' },
] as const;

const parts = [
  { value: 'html', label: 'HTML' },
  { value: 'text', label: 'Text' },
] as const;

/** A mail's styles, where the frame does not read them as styles: the content policy of the staff area, which it inherits, refuses them in HTML. */
const withoutStyles = (html: string) =>
  html.replaceAll(' style="', ' data-style="').replace(/<style>([^<]*)<\/style>/g, '<template>$1</template>');

/** The same styles, set from here, which the policy allows. */
function applyStyles({ contentDocument: mail }: HTMLIFrameElement): void {
  const view = mail?.defaultView;
  if (!mail || !view) return;
  for (const element of mail.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? '';
  }
  for (const { content } of mail.querySelectorAll('template')) {
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(content.textContent ?? '');
    mail.adoptedStyleSheets.push(sheet);
  }
}

/** In a frame that runs nothing and follows no link. */
function MailFrame({ html, subject }: { html: string; subject: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    // Not by a property of the element: React would make plain text of what was marked as fit to be rendered.
    if (frame.current) frame.current.srcdoc = trustedHtml(withoutStyles(html));
  }, [html]);
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      title={`Mail: ${subject}`}
      // No script, form or way out; of this origin, so that the styles can be set.
      sandbox="allow-same-origin"
      onLoad={({ currentTarget }) => applyStyles(currentTarget)}
    />
  );
}

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
        <MailFrame key={lang} html={html} subject={subject} />
      ) : (
        <pre className={styles.text} lang={lang} dir={directionOf(lang)}>
          {text}
        </pre>
      )}
      <p className={styles.quiet}>As it is sent, but for the links of each subscriber.</p>
    </aside>
  );
}
