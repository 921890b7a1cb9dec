import { ApiError } from '@fundfront/api-client';
import { type Locale, limits, localeNames, locales } from '@fundfront/content-model';
import { type BodyOf, calls, type FilledReply, type SubmissionDetail } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { Field } from '@fundfront/ui/components/Field';
import { Ltr } from '@fundfront/ui/components/Ltr';
import { Notice } from '@fundfront/ui/components/Notice';
import { SegmentedControl } from '@fundfront/ui/components/SegmentedControl';
import { Select } from '@fundfront/ui/components/Select';
import { TextArea } from '@fundfront/ui/components/TextArea';
import { TextInput } from '@fundfront/ui/components/TextInput';
import { toast } from '@fundfront/ui/components/Toaster';
import { Stack } from '@fundfront/ui/layout/Stack';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLeaveGuard } from '../../entries/edit/useLeaveGuard.tsx';
import { errorMessage } from '../../layout/errorMessage.ts';
import { api } from '../../session/session.ts';
import { callKey, useCall } from '../../session/useCall.ts';
import * as styles from './Inbox.css.ts';

type Mail = Pick<BodyOf<typeof calls.sendReply>, 'subject' | 'body'>;
type Next = BodyOf<typeof calls.sendReply>['next'];

const noMail: Mail = { subject: '', body: '' };
const isSame = (one: Mail, other: Mail) => one.subject === other.subject && one.body === other.body;

function useSend({ form, id, version }: SubmissionDetail, locale: Locale, mail: Mail, onSent: () => void) {
  const queries = useQueryClient();
  const key = callKey(calls.openSubmission, { params: { id } });
  return useMutation({
    mutationFn: (next: Next) =>
      api.call(calls.sendReply, { params: { form, id }, body: { ...mail, locale, next, version } }),
    onSuccess: (saved, next) => {
      queries.setQueryData(key, saved);
      void queries.invalidateQueries({ queryKey: [calls.listSubmissions.path] });
      toast.success(next === 'close' ? 'Sent, and done.' : 'Sent. It waits for the visitor now.');
      onSent();
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'VERSION_CONFLICT')
        void queries.invalidateQueries({ queryKey: key });
    },
  });
}

/** A mail to the visitor, begun from a template; what was sent stays in the history. */
export function Reply({ submission }: { submission: SubmissionDetail }) {
  const { form, id, email } = submission;
  const templates = useCall(calls.listReplies, { params: { form, id } });
  const [locale, setLocale] = useState<Locale>(submission.locale);
  const [mail, setMail] = useState<Mail>(noMail);
  const [filled, setFilled] = useState<Mail>(noMail);
  const send = useSend(submission, locale, mail, () => {
    setMail(noMail);
    setFilled(noMail);
  });
  const guard = useLeaveGuard(!isSame(mail, filled) && !send.isPending);
  const offered = (templates.data ?? []).filter((template) => template.locale === locale);
  const fill = ({ subject, body }: FilledReply) => {
    setFilled({ subject, body });
    setMail({ subject, body });
  };
  const canSend = mail.subject.trim() !== '' && mail.body.trim() !== '';
  const sendAnd = (next: Next) => {
    if (canSend && !send.isPending) send.mutate(next);
  };
  return (
    <Stack space="m">
      <div className={styles.sendRow}>
        <Select
          width="short"
          aria-label="Template"
          value=""
          disabled={offered.length === 0}
          onChange={({ target }) => {
            const chosen = offered.find((template) => template.id === target.value);
            if (chosen) fill(chosen);
          }}
        >
          <option value="">{offered.length === 0 ? 'No template in this language' : 'Begin from a template…'}</option>
          {offered.map((template) => (
            <option key={template.id} value={template.id}>
              {template.title}
            </option>
          ))}
        </Select>
        <SegmentedControl
          label="Language of the mail"
          value={locale}
          onChange={setLocale}
          options={locales.map((value) => ({ value, label: localeNames[value], lang: value }))}
        />
      </div>
      {send.error ? (
        <Notice tone="bad" role="alert" title="It was not sent">
          {errorMessage(send.error)} What you wrote is kept here.
        </Notice>
      ) : null}
      <Field label="Subject">
        {(control) => (
          <TextInput
            {...control}
            dir="auto"
            lang={locale}
            maxLength={limits.replySubject}
            value={mail.subject}
            onChange={({ target }) => setMail((now) => ({ ...now, subject: target.value }))}
          />
        )}
      </Field>
      <Field label="Text" help="An empty line begins a paragraph. The company’s name is added below.">
        {(control) => (
          <TextArea
            {...control}
            dir="auto"
            lang={locale}
            rows={8}
            maxLength={limits.replyLength}
            value={mail.body}
            onChange={({ target }) => setMail((now) => ({ ...now, body: target.value }))}
          />
        )}
      </Field>
      <div className={styles.sendRow}>
        <span className={styles.changed}>
          To <Ltr>{email}</Ltr>
        </span>
        <span className={styles.buttons}>
          <Button tone="secondary" disabled={!canSend} busy={send.isPending} onClick={() => sendAnd('wait')}>
            Send and wait
          </Button>
          <Button disabled={!canSend} busy={send.isPending} onClick={() => sendAnd('close')}>
            Send and close
          </Button>
        </span>
      </div>
      {guard}
    </Stack>
  );
}
