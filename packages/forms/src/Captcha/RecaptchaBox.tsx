import { useEffect, useRef } from 'react';
import ReCAPTCHA from 'react-google-recaptcha';
import type { WidgetProps } from './widget.ts';

export default function RecaptchaBox({ siteKey, locale, theme, size, resetKey, onToken, onUnreachable }: WidgetProps) {
  const widget = useRef<ReCAPTCHA>(null);
  useEffect(() => {
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
      onErrored={() => {
        onToken(null);
        onUnreachable();
      }}
      asyncScriptOnLoad={() => {
        if (!('grecaptcha' in window)) onUnreachable();
      }}
    />
  );
}
