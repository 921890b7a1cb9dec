import { useDocumentLanguage } from './AriaLocale.tsx';

const messages = {
  close: { en: 'Close', ur: 'بند کریں' },
  warning: { en: 'Warning', ur: 'انتباہ' },
  areYouSure: { en: 'Are you sure ?', ur: 'کیا آپ کو یقین ہے؟' },
} as const;

/** The few words that behaviour components say of themselves, in the document's language. */
export function useMessage(key: keyof typeof messages): string {
  return messages[key][useDocumentLanguage()];
}

/**
 * A ref that names the library's hidden "dismiss" buttons in our words: it knows no Urdu and takes no label.
 * The buttons are direct children of the overlay, hidden by sight and out of the tab order.
 */
export function nameDismissButtons(name: string) {
  return (overlay: HTMLElement | null) => {
    const buttons = overlay?.querySelectorAll(':scope > div > button[tabindex="-1"]') ?? [];
    for (const button of buttons) button.setAttribute('aria-label', name);
  };
}
