import { limits } from '../../limits.ts';
import { choice, emailAddress, message, personName, phoneNumber } from '../kinds.ts';

export const fields = {
  topic: choice(['invest', 'account', 'documents', 'other']),
  name: personName(),
  email: emailAddress(),
  phone: phoneNumber({ required: false }),
  message: message({ max: limits.contactMessage, long: 'message.long1000' }),
};
