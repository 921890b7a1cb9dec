export { PublicForm, type PublicFormProps } from './PublicForm.tsx';
export type { PublicFormServices, SendResult, UploadOptions, UploadResult } from './services.ts';
export { showToast } from './toasts.tsx';
export type { VisitorForm } from './usePublicForm.ts';
export { counted, type FieldWords, fill, type PublicFormWords, type UploadWords } from './words.ts';
