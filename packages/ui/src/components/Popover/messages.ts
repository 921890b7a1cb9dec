import { useDocumentLanguage } from './useDocumentLanguage.ts';

const messages = {
  close: { en: 'Close', ur: 'بند کریں' },
  warning: { en: 'Warning', ur: 'انتباہ' },
  areYouSure: { en: 'Are you sure ?', ur: 'کیا آپ کو یقین ہے؟' },
} as const;

export function useMessage(key: keyof typeof messages): string {
  return messages[key][useDocumentLanguage()];
}

/**
 * The library knows no Urdu and takes no label for its hidden "dismiss" buttons. They are direct children of the
 * overlay, hidden by sight and out of the tab order.
 */
export function nameDismissButtons(name: string) {
  return (overlay: HTMLElement | null) => {
    const buttons = overlay?.querySelectorAll(':scope > div > button[tabindex="-1"]') ?? [];
    for (const button of buttons) button.setAttribute('aria-label', name);
  };
}
