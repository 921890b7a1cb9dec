import type { VisitorEmailField } from '@fundfront/content-model/forms/index';
import { VisitorLine } from '../VisitorLine.tsx';
import type { VisitorInputProps } from '../visitorProps.ts';

const native = { type: 'email', inputMode: 'email', autoComplete: 'email' } as const;

export function VisitorEmailInput(props: VisitorInputProps<VisitorEmailField>) {
  return <VisitorLine {...props} native={{ ...native, maxLength: props.field.max }} dir="ltr" />;
}
