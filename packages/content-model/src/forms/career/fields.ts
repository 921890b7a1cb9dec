import { visitorEmail } from '../../fields/email/email.ts';
import { visitorHidden } from '../../fields/hidden/hidden.ts';
import { visitorPhone } from '../../fields/phone/phone.ts';
import { personName } from '../../fields/text/text.ts';
import { visitorTextarea } from '../../fields/textarea/textarea.ts';
import { visitorUpload } from '../../fields/upload/upload.ts';
import { limits } from '../../limits.ts';
import { city } from '../common.ts';

export const fields = {
  /** Empty for an application without a position. */
  vacancy: visitorHidden({ max: limits.slugLength }),
  name: personName(),
  email: visitorEmail(),
  phone: visitorPhone(),
  city: city(true),
  message: visitorTextarea({ required: false, max: limits.complaintMessage, long: 'message.long2000' }),
  fileUrl: visitorUpload('cv'),
};
