'use client';

import { enErrors } from '../../i18n/en.errors.ts';
import { ErrorView, type ErrorViewProps } from '../../views/error/ErrorView.tsx';

export default function EnglishError({ reset }: Pick<ErrorViewProps, 'reset'>) {
  return <ErrorView messages={enErrors} home="/home" reset={reset} />;
}
