import { visitorCnic } from '../../fields/cnic/cnic.ts';
import { visitorEmail } from '../../fields/email/email.ts';
import { visitorPhone } from '../../fields/phone/phone.ts';
import { visitorSelect } from '../../fields/select/select.ts';
import { personName, visitorText } from '../../fields/text/text.ts';
import { visitorTextarea } from '../../fields/textarea/textarea.ts';
import { visitorUpload } from '../../fields/upload/upload.ts';
import { limits } from '../../limits.ts';
import { messages } from './messages.ts';

export const fields = {
  kind: visitorSelect(['complaint', 'feedback', 'suggestion']),
  name: personName(),
  email: visitorEmail(),
  phone: visitorPhone(),
  cnic: visitorCnic({ required: false }),
  account: visitorText({
    required: false,
    missing: messages.key('account.required'),
    max: { length: limits.accountLength, message: messages.key('account.long') },
  }),
  message: visitorTextarea({ max: limits.complaintMessage, long: 'message.long2000' }),
  fileUrl: visitorUpload('evidence', { required: false }),
};
