import { documentExtensions } from '@fundfront/content-model';
import { type ReactNode, useRef } from 'react';
import { addUploads } from './uploads.ts';

export const acceptedPictures = 'image/png,image/jpeg,image/webp,image/gif,image/svg+xml';
export const acceptedDocuments = documentExtensions.map((extension) => `.${extension}`).join();

/** `choose` opens the system's own dialog; `input` must be somewhere on the screen. */
export function useUploadPicker(folder: string | undefined): { choose: () => void; input: ReactNode } {
  const ref = useRef<HTMLInputElement>(null);
  const input = (
    <input
      ref={ref}
      type="file"
      multiple
      hidden
      aria-label="Files to upload"
      accept={`${acceptedPictures},${acceptedDocuments}`}
      onChange={({ currentTarget }) => {
        addUploads(currentTarget.files ?? [], folder);
        // The same file can be chosen again, once it is mended.
        currentTarget.value = '';
      }}
    />
  );
  return { choose: () => ref.current?.click(), input };
}
