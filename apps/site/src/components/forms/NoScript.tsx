import { Notice } from '@fundfront/ui/components/Notice';
import type { ContactDetails } from '../../content/contactDetails.ts';
import type { Messages } from '../../i18n/index.ts';
import { ContactLines } from './ContactLines.tsx';
import * as styles from './NoScript.css.ts';

interface NoScriptProps {
  messages: Messages['forms'];
  contactDetails: ContactDetails;
}

/** Captcha and checks need JavaScript. */
export function NoScript({ messages, contactDetails }: NoScriptProps) {
  const { noScript, noScriptFoot } = messages;
  return (
    <noscript>
      <div className={styles.notice}>
        <Notice tone="warn" title={contactDetails.phone || contactDetails.email ? noScript : noScriptFoot}>
          <ContactLines {...contactDetails} />
        </Notice>
      </div>
    </noscript>
  );
}
