import type { VisitorField } from '@fundfront/content-model/forms/index';
import type { Locale } from '@fundfront/content-model/locales';
import type { UploadedFile } from '../PublicForm/draftStorage.ts';
import type { FieldMessages, PublicFormMessages } from '../PublicForm/messages.ts';
import type { PublicFormServices } from '../PublicForm/services.ts';
import type { FormState } from '../PublicForm/usePublicForm.ts';

/** A file of an upload field, and who is told of another one. */
export interface Upload {
  file: UploadedFile | undefined;
  send: PublicFormServices<unknown>['upload'];
  onFile: (file: UploadedFile | null) => void;
  /** Words of a failed upload, or null when there is nothing wrong any more. */
  onProblem: (messages: string | null) => void;
  onBusy: (busy: boolean) => void;
}

/** What every input of a visitor's field gets. */
export interface VisitorInputProps<Field extends VisitorField> {
  field: Field;
  name: string;
  id: string;
  messages: FieldMessages;
  /** Words that all fields share. */
  common: PublicFormMessages;
  locale: Locale;
  form: FormState;
  /** In words; its presence marks the field wrong. */
  error: string | undefined;
  upload: Upload;
}
