import { visitorCnic } from '../../fields/cnic/cnic.ts';
import { visitorEmail } from '../../fields/email/email.ts';
import { visitorPhone } from '../../fields/phone/phone.ts';
import { personName } from '../../fields/text/text.ts';
import { visitorTextarea } from '../../fields/textarea/textarea.ts';
import { visitorUpload } from '../../fields/upload/upload.ts';
import { limits } from '../../limits.ts';

/** Product specification, sections 3 and 5; readings A and B merged as decided. */
export const fields = {
  name: personName(),
  email: visitorEmail(),
  phone: visitorPhone(),
  cnic: visitorCnic(),
  message: visitorTextarea({ max: limits.callMessage, long: 'message.long500' }),
  fileUrl: visitorUpload('image', { required: false }),
};
