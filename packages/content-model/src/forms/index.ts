export { type FormDefinition, type FormFields, type FormValues, formBody, formSchema } from './defineForm.ts';
export {
  type FormName,
  type Forms,
  formNames,
  forms,
  type SubscriptionKind,
  subscriptionKinds,
} from './definitions.ts';
export {
  type ChoiceField,
  type ChoicesField,
  type FormField,
  type LineField,
  type UploadField,
  type UploadKind,
  uploadKinds,
} from './field.ts';
export { latinDigits, maskCnic, maskLetters, maskPhone } from './masks.ts';
export { type FormMessageKey, type FormMessages, formMessage, formMessages } from './messages/index.ts';
