import type { Messages } from './en.ts';

export const urSearchBox: Messages['searchBox'] = {
  label: 'صفحات تلاش کریں',
  placeholder: 'صفحات تلاش کریں…',
  submit: 'تلاش کریں',
  searching: 'تلاش جاری ہے…',
  none: 'کوئی نتیجہ نہیں ملا',
  failed: 'تلاش اس وقت دستیاب نہیں۔ تھوڑی دیر بعد دوبارہ کوشش کریں۔',
  results: 'تلاش کے نتائج',
  all: 'تمام نتائج دیکھیں',
  popular: 'زیادہ دیکھے جانے والے صفحات',
  kinds: {
    page: 'صفحات',
    fund: 'فنڈز',
    fundCategory: 'فنڈز کے زمرے',
    article: 'اعلانات اور مضامین',
    activity: 'سرگرمیاں اور ایوارڈز',
    vacancy: 'خالی آسامیاں',
    question: 'سوال و جواب',
    branch: 'برانچیں',
    document: 'دستاویزات',
    person: 'افراد',
  },
  close: 'بند کریں',
};
