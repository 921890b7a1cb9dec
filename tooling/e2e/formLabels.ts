import type { FormName, Locale } from '@fundfront/content-model';

/** Words of the visitors' forms that tests find their parts by. */
export const formLabels: Record<Locale, { robot: string; submit: Record<FormName, string> }> = {
  en: {
    robot: 'I am not a robot',
    submit: {
      requestCall: 'Request a call',
      subscribe: 'Subscribe',
      contact: 'Send the message',
      complaint: 'Send',
      career: 'Send the application',
      distributor: 'Send the enquiry',
    },
  },
  ur: {
    robot: 'میں روبوٹ نہیں ہوں',
    submit: {
      requestCall: 'کال بیک کی درخواست کریں',
      subscribe: 'سبسکرائب کریں',
      contact: 'پیغام بھیجیں',
      complaint: 'بھیجیں',
      career: 'درخواست بھیجیں',
      distributor: 'استفسار بھیجیں',
    },
  },
};
