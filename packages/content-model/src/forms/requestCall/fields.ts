import { limits } from '../../limits.ts';
import { cnicNumber, emailAddress, message, personName, phoneNumber, upload } from '../kinds.ts';

/** Product specification, sections 3 and 5; readings A and B merged as decided. */
export const fields = {
  name: personName(),
  email: emailAddress(),
  phone: phoneNumber(),
  cnic: cnicNumber(),
  message: message({ max: limits.callMessage, long: 'message.long500' }),
  fileUrl: upload('image', { required: false }),
};
