import type { FormField } from '@fundfront/content-model/forms/index';
import type { Locale } from '@fundfront/content-model/locales';
import type { UploadedFile } from '../draftStorage.ts';
import type { PublicFormServices } from '../services.ts';
import type { FormState } from '../usePublicForm.ts';
import type { FieldWords, PublicFormWords } from '../words.ts';

/** A file of an upload field, and who is told of another one. */
export interface Upload {
  file: UploadedFile | undefined;
  send: PublicFormServices<unknown>['upload'];
  onFile: (file: UploadedFile | null) => void;
  /** Words of a failed upload, or null when there is nothing wrong any more. */
  onProblem: (words: string | null) => void;
  onBusy: (busy: boolean) => void;
}

/** What every face of a field gets. */
export interface FaceProps<Field extends FormField> {
  field: Field;
  name: string;
  id: string;
  words: FieldWords;
  /** Words that all fields share. */
  common: PublicFormWords;
  locale: Locale;
  form: FormState;
  /** In words; its presence marks the field wrong. */
  error: string | undefined;
  upload: Upload;
}
