import { type FormMessageKey, formMessage } from '@fundfront/content-model/forms/index';
import type { Locale } from '@fundfront/content-model/locales';
import { useRef, useState } from 'react';
import { type PublicFormMessages, pluralize } from './messages.ts';
import type { PublicFormServices, SendResult } from './services.ts';
import { showToast } from './toasts.tsx';
import { alreadyTranslated, type FormState, type Texts, type VisitorForm } from './usePublicForm.ts';

interface SubmissionOptions<Receipt> {
  form: VisitorForm;
  state: FormState;
  locale: Locale;
  messages: PublicFormMessages;
  services: PublicFormServices<Receipt>;
  captcha: FormMessageKey | null;
  uploading: ReadonlySet<string>;
  onSent: (receipt: Receipt, values: Texts) => void;
}

export interface FormError {
  message: string;
  more?: string;
}

export function useSubmission<Receipt>(options: SubmissionOptions<Receipt>) {
  const { form, state, locale, messages, services, captcha, uploading, onSent } = options;
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);
  const failed = useRef(false);
  const [attempt, setAttempt] = useState(0);
  const [resetKey, setResetKey] = useState(0);
  const [token, setToken] = useState<string | null>(null);
  const [captchaError, setCaptchaError] = useState<string>();
  const [formError, setFormError] = useState<FormError | null>(null);
  const t = (key: FormMessageKey) => formMessage(key, locale);

  /** A token is good for one attempt, whatever became of it. */
  function resetCaptcha() {
    setToken(null);
    setResetKey((count) => count + 1);
  }

  function refused({ message, fields }: Extract<SendResult<Receipt>, { kind: 'refused' }>) {
    const known = fields.filter(({ path }) => path in form.fields && form.fields[path]?.answer !== 'hidden');
    for (const { path, message: text } of known) state.setError(path, { type: alreadyTranslated, message: text });
    const text = message || t('form.invalid');
    if (known.length === 0) setFormError({ message: text });
    showToast('error', text, messages.toasts);
  }

  function handleResult(result: SendResult<Receipt>, values: Texts) {
    if (result.kind === 'sent') return onSent(result.receipt, values);
    resetCaptcha();
    failed.current = true;
    // Product specification, section 8: a subscription says so after every failure.
    if (captcha === 'captcha.retry') setCaptchaError(t(captcha));
    if (result.kind === 'refused') return refused(result);
    if (result.kind === 'captcha') {
      setCaptchaError((retry) => retry ?? result.message);
      return showToast('error', result.message, messages.toasts);
    }
    const minutes = result.kind === 'tooMany' && result.seconds ? Math.ceil(result.seconds / 60) : 0;
    const message = t(result.kind === 'tooMany' ? 'form.tooMany' : 'form.failed');
    setFormError({ message, ...(minutes > 0 && { more: pluralize(messages.wait, minutes) }) });
    showToast('error', message, messages.toasts);
  }

  function reportMissingToken(): boolean {
    if (captcha === null || token !== null) return false;
    setCaptchaError(t(captcha));
    showToast('error', t('captcha.required'), messages.toasts);
    return true;
  }

  function reportPendingUploads(): boolean {
    for (const name of uploading) state.setError(name, { type: alreadyTranslated, message: messages.upload.waiting });
    return uploading.size > 0;
  }

  async function onValid(values: Texts) {
    failed.current = reportPendingUploads() || reportMissingToken();
    if (failed.current) return;
    setBusy(true);
    const result = await services.send(values, token ?? '');
    setBusy(false);
    handleResult(result, values);
  }

  function onInvalid() {
    reportMissingToken();
    failed.current = true;
  }

  async function submit() {
    if (underWay.current) return;
    underWay.current = true;
    failed.current = false;
    setFormError(null);
    setCaptchaError(undefined);
    await state
      .handleSubmit(onValid, onInvalid)()
      .finally(() => {
        underWay.current = false;
      });
    // Only now every field knows whether it is wrong: an attempt that is counted sends the focus to what is.
    if (failed.current) setAttempt((count) => count + 1);
  }

  function handleToken(given: string | null) {
    setToken(given);
    if (given) setCaptchaError(undefined);
  }

  return { busy, attempt, resetKey, captchaError, formError, submit, handleToken, resetCaptcha };
}
