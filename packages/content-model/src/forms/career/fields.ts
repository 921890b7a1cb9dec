import { limits } from '../../limits.ts';
import { city } from '../common.ts';
import { emailAddress, hidden, message, personName, phoneNumber, upload } from '../kinds.ts';

export const fields = {
  /** Address of the position; empty for an application without one. */
  vacancy: hidden({ max: limits.slugLength }),
  name: personName(),
  email: emailAddress(),
  phone: phoneNumber(),
  city: city(true),
  message: message({ required: false, max: limits.complaintMessage, long: 'message.long2000' }),
  fileUrl: upload('cv'),
};
