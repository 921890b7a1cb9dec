import { limits } from '../../limits.ts';
import { ownMessages } from '../messages/own.ts';

const { subscriberName, subscriberEmail } = limits;

/** Product specification, section 8. */
export const messages = ownMessages('subscribe', {
  en: {
    'name.length': `Name: ${subscriberName.min} to ${subscriberName.max} characters`,
    'email.length': `Email: ${subscriberEmail.min} to ${subscriberEmail.max} characters`,
  },
  ur: {
    'name.length': `نام ${subscriberName.min} سے ${subscriberName.max} حروف پر مشتمل ہونا چاہیے`,
    'email.length': `ای میل ${subscriberEmail.min} سے ${subscriberEmail.max} حروف پر مشتمل ہونی چاہیے`,
  },
});
