import { visitorEmail } from '../../fields/email/email.ts';
import { visitorPhone } from '../../fields/phone/phone.ts';
import { visitorSelect } from '../../fields/select/select.ts';
import { personName } from '../../fields/text/text.ts';
import { visitorTextarea } from '../../fields/textarea/textarea.ts';
import { limits } from '../../limits.ts';

export const fields = {
  topic: visitorSelect(['invest', 'account', 'documents', 'other']),
  name: personName(),
  email: visitorEmail(),
  phone: visitorPhone({ required: false }),
  message: visitorTextarea({ max: limits.contactMessage, long: 'message.long1000' }),
};
