import type { VisitorField } from '@fundfront/content-model/forms/index';
import type { Locale } from '@fundfront/content-model/locales';
import type { UploadedFile } from '../PublicForm/draftStorage.ts';
import type { FieldMessages, PublicFormMessages } from '../PublicForm/messages.ts';
import type { PublicFormServices } from '../PublicForm/services.ts';
import type { FormState } from '../PublicForm/usePublicForm.ts';

export interface Upload {
  file: UploadedFile | undefined;
  send: PublicFormServices<unknown>['upload'];
  onFile: (file: UploadedFile | null) => void;
  onProblem: (messages: string | null) => void;
  onBusy: (busy: boolean) => void;
}

export interface VisitorInputProps<Field extends VisitorField> {
  field: Field;
  name: string;
  id: string;
  messages: FieldMessages;
  common: PublicFormMessages;
  locale: Locale;
  form: FormState;
  error: string | undefined;
  upload: Upload;
}

/** What every kind gives the frame around its control. */
export function frameOf({ field, id, messages, common, error }: VisitorInputProps<VisitorField>) {
  const { label, help } = messages;
  return { id, label, help, error, required: field.required, optionalLabel: common.optional };
}
