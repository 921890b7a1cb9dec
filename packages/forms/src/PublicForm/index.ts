export {
  type FieldMessages,
  interpolate,
  type PublicFormMessages,
  pluralize,
  type UploadMessages,
} from './messages.ts';
export { PublicForm, type PublicFormProps } from './PublicForm.tsx';
export type { PublicFormServices, SendResult, UploadOptions, UploadResult } from './services.ts';
export { showToast } from './toasts.tsx';
export type { VisitorForm } from './usePublicForm.ts';
