import type { FormField } from '@fundfront/content-model/forms/index';
import { ChoiceFace } from './ChoiceFace.tsx';
import { ChoicesFace } from './ChoicesFace.tsx';
import { MessageFace } from './MessageFace.tsx';
import type { VisitorFieldProps } from './props.ts';
import { TextFace } from './TextFace.tsx';
import { UploadFace } from './UploadFace.tsx';

/** The face of a visitor's field by its kind; hidden ones have none. */
export function VisitorField({ field, ...props }: VisitorFieldProps<FormField>) {
  switch (field.kind) {
    case 'line':
    case 'email':
    case 'phone':
    case 'cnic':
      return <TextFace field={field} {...props} />;
    case 'message':
      return <MessageFace field={field} {...props} />;
    case 'choice':
      return <ChoiceFace field={field} {...props} />;
    case 'choices':
      return <ChoicesFace field={field} {...props} />;
    case 'upload':
      return <UploadFace field={field} {...props} />;
    case 'hidden':
      return null;
  }
}
