import { limits } from '../../limits.ts';
import { city } from '../common.ts';
import { choice, emailAddress, line, message, personName, phoneNumber } from '../kinds.ts';
import { messages } from './messages.ts';

export const fields = {
  kind: choice(['bank', 'company', 'individual']),
  name: personName(),
  organisation: line({
    required: false,
    missing: messages.key('organisation.required'),
    max: { length: limits.organisationLength, message: messages.key('organisation.long') },
    autoComplete: 'organization',
  }),
  email: emailAddress(),
  phone: phoneNumber(),
  city: city(true),
  message: message({ required: false, max: limits.contactMessage, long: 'message.long1000' }),
};
