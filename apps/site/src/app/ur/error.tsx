'use client';

import { urErrors } from '../../i18n/ur.errors.ts';
import { ErrorView, type ErrorViewProps } from '../../views/error/ErrorView.tsx';

export default function UrduError({ reset }: Pick<ErrorViewProps, 'reset'>) {
  return <ErrorView messages={urErrors} home="/ur" reset={reset} />;
}
