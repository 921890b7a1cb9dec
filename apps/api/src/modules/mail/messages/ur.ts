import type { en } from './en.ts';

export const ur: Record<keyof typeof en, string> = {
  dear: 'محترم {name}،',
  hello: 'السلام علیکم،',
  'received.subject': 'موصول ہو گیا: {trackingNumber}',
  reference: 'حوالہ نمبر',
  receivedAt: 'موصول ہونے کا وقت',
  keep: 'براہِ کرم یہ نمبر محفوظ رکھیں اور اس بارے میں رابطہ کرتے وقت ضرور بتائیں۔',
  notYou: 'اگر یہ آپ نے نہیں بھیجا تو شاید کسی نے اپنی ای میل غلط لکھی ہے: آپ کو کچھ کرنے کی ضرورت نہیں۔',
  automatic: 'یہ ای میل خودکار طور پر بھیجی گئی ہے۔',
};
