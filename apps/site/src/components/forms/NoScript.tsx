import { Ltr } from '@fundfront/ui/components/Ltr';
import { Notice } from '@fundfront/ui/components/Notice';
import type { ContactDetails } from '../../content/contactDetails.ts';
import type { Messages } from '../../i18n/index.ts';
import { telHref } from '../../links.ts';
import * as styles from './NoScript.css.ts';

interface NoScriptProps {
  messages: Messages['forms'];
  contactDetails: ContactDetails;
}

/** Captcha and checks need JavaScript. */
export function NoScript({ messages, contactDetails: { phone, email } }: NoScriptProps) {
  const { noScript, noScriptFoot } = messages;
  const lines = [
    ...(phone ? [{ href: telHref(phone), label: phone }] : []),
    ...(email ? [{ href: `mailto:${email}`, label: email }] : []),
  ];
  return (
    <noscript>
      <div className={styles.notice}>
        <Notice tone="warn" title={lines.length > 0 ? noScript : noScriptFoot}>
          {lines.length > 0 ? (
            <p className={styles.lines}>
              {lines.map(({ href, label }) => (
                <a key={href} href={href}>
                  <Ltr>{label}</Ltr>
                </a>
              ))}
            </p>
          ) : null}
        </Notice>
      </div>
    </noscript>
  );
}
