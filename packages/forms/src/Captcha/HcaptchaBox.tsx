import HCaptcha from '@hcaptcha/react-hcaptcha';
import { useEffect, useRef } from 'react';
import type { WidgetProps } from './widget.ts';

/** Its script loads with it, and only then; without the reports that it would send about itself. */
export default function HcaptchaBox({ siteKey, locale, theme, size, resetKey, onToken, onUnreachable }: WidgetProps) {
  const widget = useRef<HCaptcha>(null);
  useEffect(() => {
    // Tokens are good once: every round but the first begins with an empty one.
    if (resetKey > 0) widget.current?.resetCaptcha();
  }, [resetKey]);
  return (
    <HCaptcha
      ref={widget}
      sitekey={siteKey}
      languageOverride={locale}
      theme={theme}
      size={size}
      sentry={false}
      onVerify={onToken}
      onExpire={() => onToken(null)}
      onError={(code) => {
        onToken(null);
        if (/^(script|network|internal)-/.test(code)) onUnreachable();
      }}
    />
  );
}
