import type { FormName } from '@fundfront/content-model';
import type { FieldMessages, PublicFormMessages } from '@fundfront/forms/PublicForm';
import type { Messages } from '../../i18n/index.ts';

type FormsMessages = Messages['forms'];
type FieldMessagesByName = Record<string, FieldMessages>;

const fieldsOf: Record<FormName, (forms: FormsMessages) => FieldMessagesByName> = {
  requestCall: (forms) => ({
    ...person(forms),
    cnic: { label: forms.fields.cnic, help: forms.fields.cnicHelp },
    message: { label: forms.fields.message },
    fileUrl: { label: forms.requestCall.file, help: forms.requestCall.fileHelp },
  }),
  subscribe: (forms) => ({
    name: { label: forms.fields.name },
    email: { label: forms.fields.email },
    city: { label: forms.fields.city },
    phoneNumber: { label: forms.fields.phone, help: forms.fields.phoneHelp },
    subscribeFor: {
      label: forms.subscribe.for,
      options: { 'sms alert': forms.subscribe.nav, 'fund manager report': forms.subscribe.fmr },
    },
  }),
  contact: (forms) => ({
    topic: { label: forms.contact.topic, options: forms.contact.topics },
    ...person(forms),
    message: { label: forms.fields.message },
  }),
  complaint: (forms) => ({
    kind: { label: forms.complaint.kind, options: forms.complaint.kinds },
    ...person(forms),
    cnic: { label: forms.fields.cnic, help: forms.fields.cnicHelp },
    account: { label: forms.complaint.account, help: forms.complaint.accountHelp },
    message: { label: forms.fields.message },
    fileUrl: { label: forms.complaint.file, help: forms.complaint.fileHelp },
  }),
  career: (forms) => ({
    ...person(forms),
    city: { label: forms.fields.city },
    message: { label: forms.career.message },
    fileUrl: { label: forms.career.file, help: forms.career.fileHelp },
  }),
  distributor: (forms) => ({
    kind: { label: forms.distributor.kind, options: forms.distributor.kinds },
    ...person(forms),
    organisation: { label: forms.distributor.organisation },
    city: { label: forms.fields.city },
    message: { label: forms.fields.message },
  }),
};

function person({ fields }: FormsMessages): FieldMessagesByName {
  return {
    name: { label: fields.name },
    email: { label: fields.email },
    phone: { label: fields.phone, help: fields.phoneHelp },
  };
}

/** The words that forms share; the fields and the button are each form's own. */
export function sharedFormMessages(messages: Messages): Omit<PublicFormMessages, 'fields' | 'submit'> {
  const { sending, optional, choose, counter, summary, wait, restored, clear, toasts, captcha, upload } =
    messages.forms;
  return { sending, optional, choose, counter, summary, wait, restored, clear, toasts, captcha, upload };
}

/** Every word that a form's code needs, as plain data. */
export function formMessagesOf(form: FormName, messages: Messages): PublicFormMessages {
  const forms = messages.forms;
  return { ...sharedFormMessages(messages), fields: fieldsOf[form](forms), submit: forms[form].submit };
}
