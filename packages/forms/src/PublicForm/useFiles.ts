import { useState } from 'react';
import type { Upload } from '../fields/visitorProps.ts';
import type { UploadedFile } from './draftStorage.ts';
import type { PublicFormMessages } from './messages.ts';
import type { PublicFormServices } from './services.ts';
import { showToast } from './toasts.tsx';
import type { useDraftStorage } from './useDraftStorage.ts';
import type { FormState } from './usePublicForm.ts';

function without<T>(record: Readonly<Record<string, T>>, name: string): Record<string, T> {
  const { [name]: _gone, ...rest } = record;
  return rest;
}

export function useFiles(
  form: FormState,
  draft: Pick<ReturnType<typeof useDraftStorage>, 'files' | 'setFiles'>,
  services: Pick<PublicFormServices<unknown>, 'upload'>,
  messages: PublicFormMessages,
) {
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [uploading, setUploading] = useState<ReadonlySet<string>>(new Set());

  function setFile(name: string, file: UploadedFile | null) {
    draft.setFiles((before) => (file ? { ...before, [name]: file } : without(before, name)));
    form.setValue(name, file?.path ?? '');
    form.clearErrors(name);
  }

  function reportProblem(name: string, problem: string | null) {
    setProblems((before) => (problem ? { ...before, [name]: problem } : without(before, name)));
    if (problem) showToast('error', problem, messages.toasts);
  }

  const uploadOf = (name: string): Upload => ({
    file: draft.files[name],
    send: services.upload,
    onFile: (file) => setFile(name, file),
    onProblem: (problem) => reportProblem(name, problem),
    onBusy: (busy) => {
      form.clearErrors(name);
      setUploading((before) => new Set(busy ? [...before, name] : [...before].filter((other) => other !== name)));
    },
  });

  return { problems, uploading, uploadOf };
}
