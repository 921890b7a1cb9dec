import { useEffect, useRef, useState } from 'react';
import { type Answers, asText } from './answers.ts';
import { clearDraft, type Draft, readDraft, saveDraft, type UploadedFile } from './draftStorage.ts';
import type { FormState } from './usePublicForm.ts';

const saveDelayMs = 300;

function draftValues(answers: Answers): Draft['values'] {
  const draft: Draft['values'] = {};
  for (const [name, answer] of Object.entries(answers)) {
    if (typeof answer === 'string') draft[name] = answer;
    if (Array.isArray(answer)) draft[name] = answer.map(String);
  }
  return draft;
}

/** Leaves alone what was typed since. Answers whether there was anything. */
function restoreDraft(form: FormState, draft: Draft): boolean {
  let any = false;
  for (const [name, value] of Object.entries(draft.values)) {
    if (value.length === 0 || asText(form.getValues(name)) !== '') continue;
    form.setValue(name, value);
    any = true;
  }
  return any;
}

/** @param key one per form and language */
export function useDraftStorage(form: FormState, key: string) {
  const [restored, setRestored] = useState(false);
  const [files, setFiles] = useState<Record<string, UploadedFile>>({});
  const latest = useRef(files);
  const saveSoon = useRef<() => void>(() => undefined);

  useEffect(() => {
    const draft = readDraft(key);
    if (!draft) return;
    setFiles(draft.files);
    setRestored(restoreDraft(form, draft) || Object.keys(draft.files).length > 0);
  }, [form, key]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const save = () => {
      clearTimeout(timer);
      timer = undefined;
      saveDraft(key, { values: draftValues(form.getValues()), files: latest.current });
    };
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(save, saveDelayMs);
    };
    const leave = () => timer !== undefined && save();
    const stop = form.subscribe({ formState: { values: true }, callback: soon });
    window.addEventListener('pagehide', leave);
    saveSoon.current = soon;
    return () => {
      leave();
      stop();
      window.removeEventListener('pagehide', leave);
    };
  }, [form, key]);

  useEffect(() => {
    if (latest.current === files) return;
    latest.current = files;
    saveSoon.current();
  }, [files]);

  function clear() {
    form.reset();
    setFiles({});
    setRestored(false);
    clearDraft(key);
  }

  return { restored, files, setFiles, clear };
}
