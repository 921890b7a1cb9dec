import { maskCnic, type VisitorCnicField } from '@fundfront/content-model/forms/index';
import { VisitorLine } from '../VisitorLine.tsx';
import type { VisitorInputProps } from '../visitorProps.ts';

const native = { inputMode: 'numeric', autoComplete: 'off', width: 'short' } as const;

export function VisitorCnicInput(props: VisitorInputProps<VisitorCnicField>) {
  return <VisitorLine {...props} native={native} dir="ltr" mask={maskCnic} />;
}
