import * as v from 'valibot';
import { messageKey, requiredText, type VisitorField, visitorField } from '../visitorField.ts';
import type { UploadKind } from './uploadKinds.ts';

export interface VisitorUploadField extends VisitorField<'upload'> {
  readonly uploads: UploadKind;
}

const uploadPath = /^\/api\/forms\/uploads\/[a-z0-9-]+\.[a-z0-9]{1,8}$/;

export function visitorUpload(
  uploads: UploadKind,
  { required = true }: { required?: boolean } = {},
): VisitorUploadField {
  const rule = v.pipe(requiredText('file.required'), v.regex(uploadPath, messageKey('file.unknown')));
  return visitorField('upload', { required, rule, answer: 'file' }, { uploads });
}
