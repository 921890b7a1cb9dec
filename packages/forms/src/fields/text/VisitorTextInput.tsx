import { maskLetters, type VisitorTextField } from '@fundfront/content-model/forms/index';
import { VisitorLine } from '../VisitorLine.tsx';
import type { VisitorInputProps } from '../visitorProps.ts';

export function VisitorTextInput(props: VisitorInputProps<VisitorTextField>) {
  const { autoComplete, max: maxLength, accept } = props.field;
  const mask = accept === 'letters' ? maskLetters : undefined;
  return <VisitorLine {...props} native={{ autoComplete, maxLength }} mask={mask} />;
}
