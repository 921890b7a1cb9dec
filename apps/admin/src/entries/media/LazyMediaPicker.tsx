import type { MediaPickerProps } from '@fundfront/forms';
import { lazy, Suspense } from 'react';

const Picker = lazy(async () => ({ default: (await import('./MediaPicker.tsx')).MediaPicker }));

/** Fetched when it is first opened; the form stays in sight meanwhile. */
export function MediaPicker(props: MediaPickerProps) {
  return (
    <Suspense>
      <Picker {...props} />
    </Suspense>
  );
}
