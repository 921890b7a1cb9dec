import type { Messages } from './en.ts';

export const urErrors: Messages['errors'] = {
  notFound: 'یہ صفحہ نہیں مل سکا',
  notFoundLead: 'ہو سکتا ہے پتا پرانا ہو یا لکھنے میں غلطی ہوئی ہو۔ صفحہ تلاش کریں، یا ان میں سے کسی سے شروع کریں۔',
  backHome: 'ہوم پیج پر واپس جائیں',
  error: 'خرابی',
  errorLead: 'یہ صفحہ اس وقت نہیں دکھایا جا سکا۔ تھوڑی دیر بعد دوبارہ کوشش کریں۔',
  reference: 'اس بارے میں ہمیں لکھتے وقت یہ حوالہ نمبر بتائیں:',
  retry: 'دوبارہ کوشش کریں',
};
