import type { Locale } from '@fundfront/content-model/locales';
import { FieldGroup } from '@fundfront/ui/components/FieldGroup';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import * as styles from './Captcha.css.ts';
import type { CaptchaMessages } from './messages.ts';
import { ProofBox } from './ProofBox.tsx';
import type { CaptchaServices, CaptchaState } from './services.ts';
import { useCaptchaService } from './useCaptchaService.ts';
import type { WidgetProps } from './widget.ts';

const widgets = {
  recaptcha: lazy(() => import('./RecaptchaBox.tsx')),
  hcaptcha: lazy(() => import('./HcaptchaBox.tsx')),
};

export interface CaptchaProps {
  id: string;
  locale: Locale;
  messages: CaptchaMessages;
  services: CaptchaServices;
  /** True from the first use of the form: only then the server is asked which captcha it wants. */
  needed: boolean;
  /** Grows with every attempt to send: a token is good for one. */
  resetKey: number;
  error: string | undefined;
  theme?: WidgetProps['theme'];
  size?: WidgetProps['size'];
  onToken: (token: string | null) => void;
  onState: (state: CaptchaState) => void;
  contact?: ReactNode;
}

/**
 * reCAPTCHA, hCaptcha or a proof of work, as the server says; the last calls no outside host. Not for forms of staff
 * who are signed in.
 */
export function Captcha({
  id,
  locale,
  messages,
  services,
  needed,
  resetKey,
  error,
  theme,
  size,
  onToken,
  onState,
  contact = null,
}: CaptchaProps) {
  const [wanted, setWanted] = useState(0);
  const [unreachable, setUnreachable] = useState(false);
  const service = useCaptchaService(wanted + (needed ? 1 : 0), services.settings);
  const settings = service.state === 'known' ? service.settings : null;
  const proof = (
    <ProofBox
      key={resetKey}
      service={settings?.service === 'altcha' ? 'proof' : service.state === 'failed' ? 'failed' : 'asking'}
      challenge={services.challenge}
      onToken={onToken}
      onState={onState}
      onWanted={() => setWanted((count) => count + 1)}
      invalid={error !== undefined}
      describedBy={error === undefined ? undefined : `${id}-error`}
      messages={messages}
      contact={contact}
    />
  );
  const Widget = settings?.siteKey && settings.service !== 'altcha' ? widgets[settings.service] : null;
  const failed = unreachable && error === undefined;

  useEffect(() => {
    if (unreachable) onState('unreachable');
    return () => onState('idle');
  }, [unreachable, onState]);

  return (
    <FieldGroup id={id} legend={messages.legend} error={error}>
      {Widget && settings?.siteKey ? (
        <Suspense fallback={proof}>
          <div className={styles.widget}>
            <Widget
              siteKey={settings.siteKey}
              locale={locale}
              theme={theme ?? 'light'}
              size={size ?? 'normal'}
              resetKey={resetKey}
              onToken={(token) => {
                if (token !== null) setUnreachable(false);
                onToken(token);
              }}
              onUnreachable={() => setUnreachable(true)}
            />
          </div>
          <p className={failed ? styles.status : styles.emptyStatus} role="status">
            {failed ? messages.failed : ''}
          </p>
          {unreachable ? contact : null}
        </Suspense>
      ) : (
        proof
      )}
    </FieldGroup>
  );
}
