export type { VisitorCheckboxGroupField } from '../fields/checkboxGroup/checkboxGroup.ts';
export type { VisitorCnicField } from '../fields/cnic/cnic.ts';
export type { VisitorEmailField } from '../fields/email/email.ts';
export type { VisitorPhoneField } from '../fields/phone/phone.ts';
export type { VisitorSelectField } from '../fields/select/select.ts';
export type { VisitorTextField } from '../fields/text/text.ts';
export type { VisitorTextareaField } from '../fields/textarea/textarea.ts';
export type { VisitorUploadField } from '../fields/upload/upload.ts';
export { type UploadKind, uploadKinds } from '../fields/upload/uploadKinds.ts';
export type { VisitorField } from '../fields/visitorField.ts';
export { type FormDefinition, formBody, formSchema, type ParsedBody, type SentBody } from './defineForm.ts';
export { formMessage } from './formMessage.ts';
export { latinDigits, maskCnic, maskLetters, maskPhone } from './masks.ts';
export { type FormMessageKey, type FormMessages, formMessages, type SharedMessageKey } from './messages/index.ts';
export {
  type DeclaredVisitorField,
  type FormName,
  type Forms,
  formNames,
  forms,
  isSubmissionForm,
  type SubmissionForm,
  submissionForms,
  submissionPath,
} from './registry.ts';
export { publicStateOf, publicStates, type SubmissionState, submissionStates } from './staff.ts';
export { type SubscriptionKind, subscriptionKinds } from './subscribe/fields.ts';
export type { FieldText } from './texts.ts';
