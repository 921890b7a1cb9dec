import { useEffect, useRef } from 'react';
import ReCAPTCHA from 'react-google-recaptcha';
import type { WidgetProps } from './widget.ts';

/** Google's reCAPTCHA, version 2. Its script comes with it, and only then. */
export default function RecaptchaBox({ siteKey, locale, theme, size, resetKey, onToken }: WidgetProps) {
  const widget = useRef<ReCAPTCHA>(null);
  useEffect(() => {
    // Its tokens are good once: every round but the first begins with an empty one.
    if (resetKey > 0) widget.current?.reset();
  }, [resetKey]);
  return (
    <ReCAPTCHA
      ref={widget}
      sitekey={siteKey}
      hl={locale}
      theme={theme}
      size={size}
      onChange={onToken}
      onExpired={() => onToken(null)}
      onErrored={() => onToken(null)}
    />
  );
}
