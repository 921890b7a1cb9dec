import { limits } from '../../limits.ts';
import { choice, cnicNumber, emailAddress, line, message, personName, phoneNumber, upload } from '../kinds.ts';
import { messages } from './messages.ts';

export const fields = {
  kind: choice(['complaint', 'feedback', 'suggestion']),
  name: personName(),
  email: emailAddress(),
  phone: phoneNumber(),
  cnic: cnicNumber({ required: false }),
  account: line({
    required: false,
    missing: messages.key('account.required'),
    max: { length: limits.accountLength, message: messages.key('account.long') },
  }),
  message: message({ max: limits.complaintMessage, long: 'message.long2000' }),
  fileUrl: upload('evidence', { required: false }),
};
