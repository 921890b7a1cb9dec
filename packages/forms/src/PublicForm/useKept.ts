import { useEffect, useRef, useState } from 'react';
import { type Answers, asText } from './answers.ts';
import { forget, type Kept, type KeptFile, keep, readKept } from './rescue.ts';
import type { FormState } from './usePublicForm.ts';

const pause = 300;

/** The answers worth keeping. */
function typed(answers: Answers): Kept['values'] {
  const kept: Kept['values'] = {};
  for (const [name, answer] of Object.entries(answers)) {
    if (typeof answer === 'string') kept[name] = answer;
    if (Array.isArray(answer)) kept[name] = answer.map(String);
  }
  return kept;
}

/** Puts back what was kept where nothing was typed since. Answers whether there was anything. */
function putBack(form: FormState, kept: Kept): boolean {
  let any = false;
  for (const [name, value] of Object.entries(kept.values)) {
    if (value.length === 0 || asText(form.getValues(name)) !== '') continue;
    form.setValue(name, value);
    any = true;
  }
  return any;
}

/**
 * Keeps what was typed in this tab until the form is sent, and puts it back after a reload or on coming back.
 * @param key of the storage: one per form and language
 */
export function useKept(form: FormState, key: string) {
  const [restored, setRestored] = useState(false);
  const [files, setFiles] = useState<Record<string, KeptFile>>({});
  const latest = useRef(files);
  const saveSoon = useRef<() => void>(() => undefined);

  useEffect(() => {
    const kept = readKept(key);
    if (!kept) return;
    setFiles(kept.files);
    setRestored(putBack(form, kept) || Object.keys(kept.files).length > 0);
  }, [form, key]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const save = () => {
      clearTimeout(timer);
      timer = undefined;
      keep(key, { values: typed(form.getValues()), files: latest.current });
    };
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(save, pause);
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

  /** Empties the form and forgets what was kept of it. */
  function clear() {
    form.reset();
    setFiles({});
    setRestored(false);
    forget(key);
  }

  return { restored, files, setFiles, clear };
}
