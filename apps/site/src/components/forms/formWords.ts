import type { FormName } from '@fundfront/content-model';
import type { FieldWords, PublicFormWords } from '@fundfront/forms/PublicForm';
import type { Messages } from '../../i18n/index.ts';

type Words = Messages['forms'];
type FieldsOfForm = Record<string, FieldWords>;

const fieldsOf: Record<FormName, (words: Words) => FieldsOfForm> = {
  requestCall: (words) => ({
    ...person(words),
    cnic: { label: words.fields.cnic, help: words.fields.cnicHelp },
    message: { label: words.fields.message },
    fileUrl: { label: words.requestCall.file, help: words.requestCall.fileHelp },
  }),
  subscribe: (words) => ({
    name: { label: words.fields.name },
    email: { label: words.fields.email },
    city: { label: words.fields.city },
    phoneNumber: { label: words.fields.phone, help: words.fields.phoneHelp },
    subscribeFor: {
      label: words.subscribe.for,
      options: { 'sms alert': words.subscribe.nav, 'fund manager report': words.subscribe.fmr },
    },
  }),
  contact: (words) => ({
    topic: { label: words.contact.topic, options: words.contact.topics },
    ...person(words),
    message: { label: words.fields.message },
  }),
  complaint: (words) => ({
    kind: { label: words.complaint.kind, options: words.complaint.kinds },
    ...person(words),
    cnic: { label: words.fields.cnic, help: words.fields.cnicHelp },
    account: { label: words.complaint.account, help: words.complaint.accountHelp },
    message: { label: words.fields.message },
    fileUrl: { label: words.complaint.file, help: words.complaint.fileHelp },
  }),
  career: (words) => ({
    ...person(words),
    city: { label: words.fields.city },
    message: { label: words.career.message },
    fileUrl: { label: words.career.file, help: words.career.fileHelp },
  }),
  distributor: (words) => ({
    kind: { label: words.distributor.kind, options: words.distributor.kinds },
    ...person(words),
    organisation: { label: words.distributor.organisation },
    city: { label: words.fields.city },
    message: { label: words.fields.message },
  }),
};

function person({ fields }: Words): FieldsOfForm {
  return {
    name: { label: fields.name },
    email: { label: fields.email },
    phone: { label: fields.phone, help: fields.phoneHelp },
  };
}

/** The words that forms share; the fields and the button are each form's own. */
export function sharedWords(messages: Messages): Omit<PublicFormWords, 'fields' | 'submit'> {
  const { sending, optional, choose, counter, summary, wait, restored, clear, toasts, captcha, upload } =
    messages.forms;
  return { sending, optional, choose, counter, summary, wait, restored, clear, toasts, captcha, upload };
}

/** Every word that a form's code needs, as plain data. */
export function formWords(form: FormName, messages: Messages): PublicFormWords {
  const words = messages.forms;
  return { ...sharedWords(messages), fields: fieldsOf[form](words), submit: words[form].submit };
}
