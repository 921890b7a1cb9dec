import { limits } from '../../limits.ts';
import { ownMessages } from '../messages/own.ts';

export const messages = ownMessages('distributor', {
  en: {
    'organisation.required': 'Organisation is required',
    'organisation.long': `Organisation can be at most ${limits.organisationLength} characters`,
  },
  ur: {
    'organisation.required': 'ادارے کا نام درکار ہے',
    'organisation.long': `ادارے کا نام زیادہ سے زیادہ ${limits.organisationLength} حروف کا ہو سکتا ہے`,
  },
});
