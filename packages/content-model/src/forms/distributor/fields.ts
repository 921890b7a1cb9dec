import { visitorEmail } from '../../fields/email/email.ts';
import { visitorPhone } from '../../fields/phone/phone.ts';
import { visitorSelect } from '../../fields/select/select.ts';
import { personName, visitorText } from '../../fields/text/text.ts';
import { visitorTextarea } from '../../fields/textarea/textarea.ts';
import { limits } from '../../limits.ts';
import { city } from '../common.ts';
import { messages } from './messages.ts';

export const fields = {
  kind: visitorSelect(['bank', 'company', 'individual']),
  name: personName(),
  organisation: visitorText({
    required: false,
    missing: messages.key('organisation.required'),
    max: { length: limits.organisationLength, message: messages.key('organisation.long') },
    autoComplete: 'organization',
  }),
  email: visitorEmail(),
  phone: visitorPhone(),
  city: city(true),
  message: visitorTextarea({ required: false, max: limits.contactMessage, long: 'message.long1000' }),
};
