import { Ltr } from '@fundfront/ui/components/Ltr';
import type { Messages } from '../../i18n/index.ts';

interface NoScriptProps {
  messages: Messages;
  email?: string | null;
}

/** What stands above a form for visitors without JavaScript: captcha and checks need it. */
export function NoScript({ messages, email }: NoScriptProps) {
  const words = messages.forms;
  return (
    <noscript>
      {email ? (
        <p>
          {words.noScript}{' '}
          <a href={`mailto:${email}`}>
            <Ltr>{email}</Ltr>
          </a>
        </p>
      ) : (
        <p>{words.noScriptFoot}</p>
      )}
    </noscript>
  );
}
