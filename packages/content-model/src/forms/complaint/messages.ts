import { limits } from '../../limits.ts';
import { ownMessages } from '../messages/own.ts';

export const messages = ownMessages('complaint', {
  en: {
    'account.required': 'Account number is required',
    'account.long': `Account number can be at most ${limits.accountLength} characters`,
  },
  ur: {
    'account.required': 'اکاؤنٹ نمبر درکار ہے',
    'account.long': `اکاؤنٹ نمبر زیادہ سے زیادہ ${limits.accountLength} حروف کا ہو سکتا ہے`,
  },
});
