'use client';

import { forms } from '@fundfront/content-model/forms/index';
import { limits } from '@fundfront/content-model/limits';
import type { Locale } from '@fundfront/content-model/locales';
import { PublicForm, showToast } from '@fundfront/forms/PublicForm';
import { Heading } from '@fundfront/ui/components/Heading';
import { IconButton } from '@fundfront/ui/components/IconButton';
import { Close } from '@fundfront/ui/icons';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { ContactLines } from '../../components/forms/ContactLines.tsx';
import { FormReceipt } from '../../components/forms/FormReceipt.tsx';
import type { ContactDetails } from '../../content/contactDetails.ts';
import { type FormResult, formServices } from '../../content/forms.ts';
import type { Messages } from '../../i18n/index.ts';
import * as styles from './CallDialog.css.ts';

export type CallDialogMessages = Messages['callDialog'] & { form: Messages['forms'] };

interface CallDialogProps {
  locale: Locale;
  messages: CallDialogMessages;
  contactDetails: ContactDetails;
  onSent: () => void;
  onClose: () => void;
}

export default function CallDialog({ locale, messages, contactDetails, onSent, onClose }: CallDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [sent, setSent] = useState<FormResult | null>(null);
  const services = useMemo(() => formServices('requestCall', locale), [locale]);

  useEffect(() => {
    dialog.current?.showModal();
    // Its title, not its first button: that one closes it, and an input would call the keyboard of a phone.
    dialog.current?.querySelector('h2')?.focus();
  }, []);

  useEffect(() => {
    if (!sent) return;
    const timer = setTimeout(() => dialog.current?.close(), limits.callPopupCloseMs);
    return () => clearTimeout(timer);
  }, [sent]);

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} onClose={onClose}>
      <div className={styles.head}>
        <Heading level={2} size="h3" id={id} tabIndex={-1}>
          {messages.title}
        </Heading>
        <IconButton label={messages.close} icon={<Close />} onClick={() => dialog.current?.close()} />
      </div>
      <div className={styles.body}>
        {sent ? (
          <FormReceipt {...sent} messages={messages.form.sent} level={3} />
        ) : (
          <>
            <p className={styles.lead}>{messages.lead}</p>
            <PublicForm
              form={forms.requestCall}
              locale={locale}
              messages={{ ...messages.form, ...forms.requestCall.texts[locale] }}
              services={services}
              contact={<ContactLines {...contactDetails} />}
              onSent={(response) => {
                setSent(response);
                onSent();
                // The dialog closes soon: the toast repeats the number.
                const toastLines = [response.message, response.trackingNumber].filter((line) => line !== null);
                showToast('success', toastLines.join(' '), messages.form.toasts);
              }}
            />
          </>
        )}
      </div>
    </dialog>
  );
}
