import type { DeclaredVisitorField, VisitorField } from '@fundfront/content-model/forms/index';
import type { ComponentType } from 'react';
import { VisitorCheckboxGroupInput } from './checkboxGroup/VisitorCheckboxGroupInput.tsx';
import { VisitorCnicInput } from './cnic/VisitorCnicInput.tsx';
import { VisitorEmailInput } from './email/VisitorEmailInput.tsx';
import { inputOf } from './inputOf.ts';
import { VisitorPhoneInput } from './phone/VisitorPhoneInput.tsx';
import { VisitorSelectInput } from './select/VisitorSelectInput.tsx';
import { VisitorTextInput } from './text/VisitorTextInput.tsx';
import { VisitorTextareaInput } from './textarea/VisitorTextareaInput.tsx';
import { VisitorUploadInput } from './upload/VisitorUploadInput.tsx';
import type { VisitorInputProps } from './visitorProps.ts';

type Inputs = {
  [Kind in DeclaredVisitorField['kind']]: ComponentType<
    VisitorInputProps<Extract<DeclaredVisitorField, { kind: Kind }>>
  > | null;
};

const inputs: Inputs = {
  text: VisitorTextInput,
  textarea: VisitorTextareaInput,
  select: VisitorSelectInput,
  checkboxGroup: VisitorCheckboxGroupInput,
  email: VisitorEmailInput,
  phone: VisitorPhoneInput,
  cnic: VisitorCnicInput,
  upload: VisitorUploadInput,
  hidden: null,
};

/** `null` for a field that shows nothing. */
export function visitorInput(kind: VisitorField['kind']) {
  return inputOf<VisitorInputProps<VisitorField>>(inputs, kind);
}
