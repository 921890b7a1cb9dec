export { ContentForm } from './ContentForm/ContentForm.tsx';
export { showProblems } from './ContentForm/problems.ts';
export { type FormServices, FormServicesProvider, type MediaPickerProps, type Option } from './ContentForm/services.ts';
export { type ContentFormOptions, type ContentFormState, useContentForm } from './ContentForm/useContentForm.ts';
export { FieldInput } from './fields/FieldInput.tsx';
