'use client';

import type { FormMessageKey } from '@fundfront/content-model/forms/index';
import type { Locale } from '@fundfront/content-model/locales';
import { Button } from '@fundfront/ui/components/Button';
import { ErrorSummary } from '@fundfront/ui/components/ErrorSummary';
import { Notice } from '@fundfront/ui/components/Notice';
import { VisuallyHidden } from '@fundfront/ui/layout/VisuallyHidden';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Captcha } from '../Captcha/Captcha.tsx';
import { visitorInput } from '../fields/visitorInputs.ts';
import { type PublicFormMessages, pluralize } from './messages.ts';
import * as styles from './PublicForm.css.ts';
import type { PublicFormServices } from './services.ts';
import { useDraftStorage } from './useDraftStorage.ts';
import { useFiles } from './useFiles.ts';
import { errorMessage, type Texts, usePublicForm, type VisitorForm } from './usePublicForm.ts';
import { useSubmission } from './useSubmission.ts';

export interface PublicFormProps<Receipt> {
  id?: string;
  form: VisitorForm;
  locale: Locale;
  messages: PublicFormMessages;
  services: PublicFormServices<Receipt>;
  variant?: keyof typeof styles.variant;
  /** In this order; the others are sent empty. All of them where it is left out. */
  only?: readonly string[];
  /** Must stay the same as long as the form is there. */
  hidden?: Readonly<Record<string, string>>;
  /** What a missing captcha says; `null` for a form without one. */
  captcha?: FormMessageKey | null;
  /** How to reach the company, where no captcha can be reached. */
  contact?: ReactNode;
  onSent: (receipt: Receipt, values: Texts) => void;
}

function useFocusFirstInvalid(form: RefObject<HTMLFormElement | null>, attempt: number): void {
  useEffect(() => {
    if (attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, attempt]);
}

const noHiddenValues: Readonly<Record<string, string>> = {};

/** Everything typed is stored until it is sent. Not for content (`ContentForm`). */
export function PublicForm<Receipt>({
  id: ownId,
  form,
  locale,
  messages,
  services,
  variant = 'page',
  only,
  hidden = noHiddenValues,
  captcha = 'captcha.required',
  contact,
  onSent,
}: PublicFormProps<Receipt>) {
  const madeId = useId();
  const id = ownId ?? madeId;
  const element = useRef<HTMLFormElement>(null);
  const [used, setUsed] = useState(false);
  const state = usePublicForm(form, hidden);
  const draft = useDraftStorage(state, `form.${form.name}.${locale}`);
  const files = useFiles(state, draft, services, messages);
  const submission = useSubmission({
    form,
    state,
    locale,
    messages,
    services,
    captcha,
    uploading: files.uploading,
    onSent: (receipt: Receipt, values: Texts) => {
      draft.clear();
      submission.resetCaptcha();
      onSent(receipt, values);
    },
  });

  // Whoever was here before hydration uses it already.
  useEffect(() => setUsed((before) => before || element.current?.contains(document.activeElement) === true), []);

  const idOf = (name: string) => `${id}-${name}`;
  const names = only ?? Object.keys(form.fields);
  const errorOf = (name: string) => files.problems[name] ?? errorMessage(state.formState.errors[name], locale);
  const errors = [...names.map((name) => [name, errorOf(name)] as const), ['captcha', submission.captchaError] as const]
    .filter((entry): entry is readonly [string, string] => entry[1] !== undefined)
    .map(([name, message]) => ({ href: `#${idOf(name)}`, message }));

  useFocusFirstInvalid(element, variant === 'footer' ? submission.attempt : 0);

  return (
    <form
      ref={element}
      method="post"
      // Without its script the browser sends it: in a tab of its own, so that this one keeps what was typed.
      target="_blank"
      noValidate
      className={styles.variant[variant]}
      onFocus={() => setUsed(true)}
      onPointerDown={() => setUsed(true)}
      onChange={() => void submission.handleEdit()}
      onSubmit={(event) => {
        event.preventDefault();
        submission.submit();
      }}
    >
      {variant === 'page' && submission.attempt > 0 ? (
        <ErrorSummary title={pluralize(messages.summary, errors.length)} errors={errors} attempt={submission.attempt} />
      ) : null}
      {draft.restored ? (
        <p className={styles.restored}>
          {messages.restored}
          <Button tone="quiet" onClick={draft.clear}>
            {messages.clear}
          </Button>
        </p>
      ) : null}
      {names.map((name) => {
        const field = form.fields[name];
        const fieldMessages = messages.fields[name];
        const Input = field && visitorInput(field.kind);
        if (!Input || !fieldMessages) return null;
        return (
          <Input
            key={name}
            id={idOf(name)}
            field={field}
            name={name}
            messages={fieldMessages}
            common={messages}
            locale={locale}
            form={state}
            error={errorOf(name)}
            upload={files.uploadOf(name)}
          />
        );
      })}
      {captcha !== null && (variant === 'page' || used) ? (
        <Captcha
          id={idOf('captcha')}
          locale={locale}
          messages={messages.captcha}
          services={services.captcha}
          needed={used}
          resetKey={submission.resetKey}
          error={submission.captchaError}
          theme={variant === 'footer' ? 'dark' : 'light'}
          size={variant === 'footer' ? 'compact' : 'normal'}
          onToken={submission.handleToken}
          onState={submission.handleCaptchaState}
          contact={contact}
        />
      ) : null}
      {submission.formError ? (
        <Notice tone="bad" role="alert" title={submission.formError.message}>
          {submission.formError.more}
        </Notice>
      ) : null}
      <div className={styles.actions[variant]}>
        <Button type="submit" size={variant === 'footer' ? 'm' : 'l'} busy={submission.busy || submission.waiting}>
          {submission.busy ? messages.sending : submission.waiting ? messages.captcha.working : messages.submit}
        </Button>
        <p className={submission.waiting ? styles.waiting : styles.notWaiting} role="status">
          {submission.waiting ? messages.waiting : ''}
        </p>
        <VisuallyHidden role="status">{submission.busy ? messages.sending : ''}</VisuallyHidden>
      </div>
    </form>
  );
}
