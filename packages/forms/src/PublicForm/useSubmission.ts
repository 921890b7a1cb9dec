import { type FormMessageKey, formMessage } from '@fundfront/content-model/forms/index';
import { type Locale, ltr } from '@fundfront/content-model/locales';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CaptchaState } from '../Captcha/services.ts';
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
  const outcome = useRef<'done' | 'failed' | 'waiting'>('done');
  const [waiting, setWaiting] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [resetKey, setResetKey] = useState(0);
  const [token, setToken] = useState<string | null>(null);
  const [captchaState, setCaptchaState] = useState<CaptchaState>('idle');
  // A form is sent in the moment in which it comes to life and the box that was ticked before is ticked again.
  const latestState = useRef(captchaState);
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
    outcome.current = 'failed';
    // Product specification, section 8: a subscription says so after every failure.
    if (captcha === 'captcha.retry') setCaptchaError(t(captcha));
    if (result.kind === 'refused') return refused(result);
    if (result.kind === 'captcha') {
      setCaptchaError((retry) => retry ?? result.message);
      return showToast('error', result.message, messages.toasts);
    }
    const minutes = result.kind === 'tooMany' && result.seconds ? Math.ceil(result.seconds / 60) : 0;
    const message = t(result.kind === 'tooMany' ? 'form.tooMany' : 'form.failed');
    const reference = result.kind === 'failed' && result.reference;
    setFormError({
      message,
      ...(minutes > 0 && { more: pluralize(messages.wait, minutes) }),
      ...(reference && { more: `${t('form.reference')} ${ltr(reference)}` }),
    });
    showToast('error', message, messages.toasts);
  }

  function reportMissingToken(): boolean {
    if (captcha === null || token !== null || latestState.current === 'working') return false;
    const unreachable = latestState.current === 'unreachable' ? messages.captcha.failed : null;
    setCaptchaError(unreachable ?? t(captcha));
    showToast('error', unreachable ?? t('captcha.required'), messages.toasts);
    return true;
  }

  function reportPendingUploads(): boolean {
    for (const name of uploading) state.setError(name, { type: alreadyTranslated, message: messages.upload.waiting });
    return uploading.size > 0;
  }

  async function onValid(values: Texts) {
    const incomplete = reportPendingUploads() || reportMissingToken();
    outcome.current = incomplete ? 'failed' : captcha !== null && token === null ? 'waiting' : 'done';
    if (outcome.current !== 'done') return;
    setBusy(true);
    const result = await services.send(values, token ?? '');
    setBusy(false);
    handleResult(result, values);
  }

  function onInvalid() {
    reportMissingToken();
    outcome.current = 'failed';
  }

  async function attemptToSend() {
    if (underWay.current) return;
    underWay.current = true;
    setWaiting(false);
    setFormError(null);
    setCaptchaError(undefined);
    await state
      .handleSubmit(onValid, onInvalid)()
      .finally(() => {
        underWay.current = false;
      });
    // Only now every field knows whether it is wrong: an attempt that is counted sends the focus to what is.
    if (outcome.current === 'failed') setAttempt((count) => count + 1);
    setWaiting(outcome.current === 'waiting');
  }

  const resume = useEffectEvent(attemptToSend);
  useEffect(() => {
    if (waiting && (token !== null || captchaState !== 'working')) void resume();
  }, [waiting, token, captchaState]);

  /** Whoever makes an answer wrong meanwhile has taken the press back. */
  async function handleEdit() {
    if (waiting && !(await state.trigger())) setWaiting(false);
  }

  function submit() {
    if (!waiting) void attemptToSend();
  }

  const handleCaptchaState = useCallback((next: CaptchaState) => {
    latestState.current = next;
    setCaptchaState(next);
  }, []);

  function handleToken(given: string | null) {
    setToken(given);
    if (given) setCaptchaError(undefined);
  }

  return {
    busy,
    waiting,
    attempt,
    resetKey,
    captchaError,
    formError,
    submit,
    handleEdit,
    handleToken,
    handleCaptchaState,
    resetCaptcha,
  };
}
