import { FileInput } from '@fundfront/ui/components/FileInput';
import { VisuallyHidden } from '@fundfront/ui/layout/VisuallyHidden';
import type { UploadState } from './useFileUpload.ts';

interface UploadInputProps {
  what: string;
  held: boolean;
  accept: string;
  state: UploadState;
  disabled: boolean | undefined;
}

/** Stays focusable while a file is on its way, so that the focus is not lost. */
export function UploadInput({ what, held, accept, state: { busy, choose }, disabled }: UploadInputProps) {
  return (
    <>
      <FileInput
        resetOnSelect
        label={busy ? 'Storing…' : `Choose ${held ? 'another' : 'a'} ${what}`}
        hint="or drop it here"
        accept={accept}
        disabled={disabled}
        onChange={(event) => choose(event.currentTarget.files?.[0])}
      />
      <VisuallyHidden>
        <output>{busy ? `Storing the ${what}` : ''}</output>
      </VisuallyHidden>
    </>
  );
}
