export { type FormDefinition, formBody, formSchema, type ParsedBody, type SentBody } from './defineForm.ts';
export {
  type ChoiceField,
  type ChoicesField,
  type FormField,
  type LineField,
  type UploadField,
  type UploadKind,
  uploadKinds,
} from './field.ts';
export { formMessage } from './formMessage.ts';
export { latinDigits, maskCnic, maskLetters, maskPhone } from './masks.ts';
export { type FormMessageKey, type FormMessages, formMessages, type SharedMessageKey } from './messages/index.ts';
export {
  type FormName,
  type Forms,
  formNames,
  forms,
  isSubmissionForm,
  type SubmissionForm,
  submissionForms,
} from './registry.ts';
export { type SubmissionState, submissionStates } from './staff.ts';
export { type SubscriptionKind, subscriptionKinds } from './subscribe/fields.ts';
export type { FieldText } from './texts.ts';
